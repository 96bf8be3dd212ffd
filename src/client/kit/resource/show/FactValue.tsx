/** A value of a record as its page shows it: related records lead to their pages, files open, a state stands in a chip. */
import Button from '@mui/material/Button';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router';
import { isFileInfo, type AttachedFile, type FileInfo } from '#shared/domain/file';
import type { Row } from '#client/services/serviceResults';
import { may } from '#client/store/access';
import { useOpenFile } from '#client/store/fileOpening';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { FileIcon } from '#client/ui/icons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { nameOf, type AnyModule } from '../../anyModule';
import { AttachedFiles } from '../../AttachedFiles';
import { kindOf, refsIn, type FormField } from '../../form/fields';
import { ValueText } from '../../form/ValueText';
import { useFetched } from '../../useFetched';
import { pathsOf } from '../paths';

/** Whether the page of a record is open to this person, as its guard says: pages that are not partly theirs are for who may get every record. */
const useOpens = ({ resource: { access, pages } }: AnyModule): boolean =>
  useAppSelector((state) => {
    const verdict = access.get?.(me.selectors.actor(state)) ?? false;
    return pages?.partly ? verdict !== false : verdict === true;
  });

/** A related record by its name, as a link where it has a page of its own that this person may read. */
function RelatedName({ module, id }: { module: AnyModule; id: string }) {
  const record = useAppSelector((state) => module.selectors.byId(state, id));
  const reads = useAppSelector((state) => may(state, module.name, 'get', record));
  const opens = useOpens(module);
  if (!record) return '–';
  const show = reads && opens && module.resource.pages ? pathsOf(module.name).show : undefined;
  const name = nameOf(module, record);
  return show ? <Link to={show(id)}>{name}</Link> : name;
}

/** Related records, asked for where this person may read some. */
function RelatedNames({ module, value }: { module: AnyModule; value: unknown }) {
  const ids = useMemo(() => refsIn(value).map(({ id }) => id), [value]);
  const reads = useAppSelector((state) => may(state, module.name, 'get'));
  useFetched(module, reads ? ids : []);
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <RelatedName module={module} id={id} />
    </Fragment>
  ));
}

/** Opens a file of a record over the page. */
export function FileButton({ type, id, field, file }: { type: string; id: string; field: string; file: FileInfo }) {
  const { open, isBusy } = useOpenFile({ type, id, field });
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<FileIcon size={18} aria-hidden="true" />}
      disabled={isBusy}
      onClick={() => open(file, 'view')}
    >
      {file.name}
    </Button>
  );
}

type Props = { module: AnyModule; record: Row; field: FormField };

export function FactValue({ module: { resource }, record, field }: Props) {
  const [value, kind] = [record[field.name], kindOf(resource, field.name)];
  const place = { type: resource.type, id: record.id, field: field.name };
  if (field.module) return <RelatedNames module={field.module} value={value} />;
  if (kind === 'file' && isFileInfo(value)) return <FileButton {...place} file={value} />;
  if (kind === 'files') return <AttachedFiles place={place} files={value as readonly AttachedFile[]} />;
  if (field.name === resource.states?.field)
    return <StatusChip tone={toneOfStatus(String(value))}>{field.options?.[String(value)] ?? String(value)}</StatusChip>;
  return <ValueText resource={resource} field={field} value={value} />;
}
