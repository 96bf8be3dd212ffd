/** A column of files: the name, which saves the file when it is pressed; in a spreadsheet the name. */
import { isFileInfo, type FileInfo } from '#shared/domain/file';
import type { Row } from '../../services/serviceResults';
import { useOpenFile } from '../../store/fileOpening';
import { FileIcon } from '../../ui/icons';
import css from './cells.module.css';
import type { Basics, Column } from './columns';

function FileButton({ type, id, field, info }: { type: string; id: string; field: string; info: FileInfo }) {
  const { open, isBusy } = useOpenFile({ type, id, field });
  return (
    <button type="button" className={css.file} title={info.name} disabled={isBusy} onClick={() => open(info, 'save')}>
      <FileIcon size={16} aria-hidden="true" />
      <span>{info.name}</span>
    </button>
  );
}

const infoAt = (record: Row, field: string): FileInfo | undefined => {
  const value = record[field];
  return isFileInfo(value) ? value : undefined;
};

/** @param column.type the JSON:API type of the records */
export const attached = ({ type = '', ...column }: Basics & { type?: string }): Column => ({
  width: 180,
  grow: 1,
  ...column,
  cell: (record) => {
    const info = infoAt(record, column.field);
    return info ? <FileButton type={type} id={record.id} field={column.field} info={info} /> : null;
  },
  text: (record) => infoAt(record, column.field)?.name ?? '',
});
