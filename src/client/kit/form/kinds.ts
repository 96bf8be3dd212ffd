/** The input of each kind of field and relation. A form chooses by the kind alone; a kind that is missing here does not compile. */
import type { ReactNode } from 'react';
import { FlagInput, OneOfInput } from './ChoiceInputs';
import { ColorInput } from './ColorInput';
import type { InputKind } from './fields';
import { FileInput } from './FileInput';
import { ImageInput } from './ImageInput';
import type { InputProps } from './inputs';
import { NikInput, NpwpInput } from './IdentityInputs';
import { DayInput, FilesInput, LinesInput, MomentInput, PhoneInput, RichTextInput } from './lazyInputs';
import { NumberInput } from './NumberInput';
import { PeriodInput } from './PeriodInput';
import { RegionInput } from './RegionInput';
import { RelationInput } from './RelationInput';
import { SecretInput } from './SecretInput';
import { SomeOfInput } from './SomeOfInput';
import { TextInput } from './TextInput';

type KindInput = {
  readonly Input: (props: InputProps) => ReactNode;
  /** Whether an HTML label can name it; the others are named by `aria-labelledby`. */
  readonly labelable: boolean;
};

const labelled = (Input: KindInput['Input']): KindInput => ({ Input, labelable: true });
const grouped = (Input: KindInput['Input']): KindInput => ({ Input, labelable: false });

const inputs = {
  text: labelled(TextInput),
  longText: labelled(TextInput),
  richText: grouped(RichTextInput),
  email: labelled(TextInput),
  color: labelled(ColorInput),
  secret: labelled(SecretInput),
  image: grouped(ImageInput),
  file: grouped(FileInput),
  files: grouped(FilesInput),
  integer: labelled(NumberInput),
  decimal: labelled(NumberInput),
  money: labelled(NumberInput),
  flag: labelled(FlagInput),
  date: grouped(DayInput),
  dateTime: grouped(MomentInput),
  period: grouped(PeriodInput),
  oneOf: grouped(OneOfInput),
  someOf: grouped(SomeOfInput),
  phone: labelled(PhoneInput),
  nik: labelled(NikInput),
  bpjs: labelled(NikInput),
  npwp: labelled(NpwpInput),
  region: labelled(RegionInput),
  // Made by the server only: a form shows them locked.
  id: labelled(TextInput),
  json: labelled(TextInput),
  owned: grouped(LinesInput),
  toOne: labelled(RelationInput),
  toMany: labelled(RelationInput),
} satisfies Record<InputKind, KindInput>;

export const inputOf = (kind: InputKind): KindInput => inputs[kind];
