/** A column of files: their names, which save the file when pressed; in a spreadsheet the names. */
import { isFileInfo, type FileInfo } from '#shared/domain/file';
import type { Row } from '../../services/serviceResults';
import { useOpenFile } from '../../store/fileOpening';
import { FileIcon } from '../../ui/icons';
import css from './cells.module.css';
import type { Basics, Column } from './columns';

/** One of several has an id. */
type Held = FileInfo & { readonly id?: string };

function FileButton({ type, id, field, info }: { type: string; id: string; field: string; info: Held }) {
  const { open, isBusy } = useOpenFile({ type, id, field, file: info.id });
  return (
    <button type="button" className={css.file} title={info.name} disabled={isBusy} onClick={() => open(info, 'save')}>
      <FileIcon size={16} aria-hidden="true" />
      <span>{info.name}</span>
    </button>
  );
}

const filesAt = (record: Row, field: string): readonly Held[] => [record[field]].flat().filter(isFileInfo);

/** @param column.type the JSON:API type of the records */
export const attached = ({ type = '', ...column }: Basics & { type?: string }): Column => ({
  width: 180,
  grow: 1,
  ...column,
  cell: (record) =>
    filesAt(record, column.field).map((info) => <FileButton key={info.id} type={type} id={record.id} field={column.field} info={info} />),
  text: (record) =>
    filesAt(record, column.field)
      .map(({ name }) => name)
      .join(', '),
});
