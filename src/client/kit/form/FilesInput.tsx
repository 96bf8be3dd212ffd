/** The input of several files. Those of a record that is there already are named: they are never changed. Rule: VAL-15. */
import { isAttachedFile } from '#shared/domain/file';
import { AttachFiles } from './AttachFiles';
import { rulesOf } from './choosingFiles';
import { labelId } from './FieldFrame';
import type { InputProps } from './inputs';
import type { FormFile } from './useAttaching';

/** What is no file was put here by an older draft. */
const none: readonly FormFile[] = [];
const filesIn = (value: unknown): readonly FormFile[] =>
  Array.isArray(value) && value.every(isAttachedFile) ? (value as readonly FormFile[]) : none;

export function FilesInput({ id, field, resource, value, onChange, onBlur, describedBy, record }: InputProps) {
  const declared = resource.attributes[field.name]!;
  const files = filesIn(value);
  if (record) return files.map(({ name }) => name).join(', ') || '–';
  const rules = { ...rulesOf(declared), most: declared.most ?? 1 };
  return <AttachFiles id={id} labelledBy={labelId(id)} {...{ rules, files, onChange, onBlur, describedBy }} />;
}
