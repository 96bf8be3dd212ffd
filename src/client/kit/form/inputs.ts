/** What every input of a form is given. */
import type { Resource } from '#shared/kit/resource';
import type { FieldProblem, FormField } from './fields';

export type InputProps = {
  readonly id: string;
  readonly field: FormField;
  readonly resource: Resource;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly invalid: boolean;
  /** What is wrong; an input of several values shows it next to the one that it is about. */
  readonly problem?: FieldProblem | undefined;
  /** Ids of the help and the error, for those who hear the form. */
  readonly describedBy: string | undefined;
  readonly required: boolean;
  /** The record that is there already; undefined for a new one. */
  readonly record?: SavedRecord | undefined;
};

/** `isUploading`: one of its files is on its way now. */
export type SavedRecord = { readonly id: string; readonly isUploading: boolean };

/** The attributes that tie an input to its words. */
export const ariaOf = ({ invalid, describedBy, required }: Pick<InputProps, 'invalid' | 'describedBy' | 'required'>) => ({
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
  'aria-required': required || undefined,
});
