/** The heavy inputs, fetched when first shown: dates and rich text. Their room is held meanwhile. */
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { DateInputProps } from './DateInput';
import { labelId } from './FieldFrame';
import type { InputProps } from './inputs';

const Dates = lazy(() => import(/* webpackChunkName: "date-input" */ './DateInput').then(({ DateInput }) => ({ default: DateInput })));
const RichText = lazy(() =>
  import(/* webpackChunkName: "rich-text-input" */ './RichTextInput').then(({ RichTextInput: Input }) => ({ default: Input })),
);

export function LazyDateInput(props: DateInputProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <Dates {...props} />
    </Suspense>
  );
}

export function DayInput({ id, value, onChange, onBlur, invalid, describedBy }: InputProps) {
  return (
    <LazyDateInput
      id={id}
      value={typeof value === 'string' ? value : null}
      onChange={onChange}
      onBlur={onBlur}
      invalid={invalid}
      describedBy={describedBy}
      labelledBy={labelId(id)}
    />
  );
}

export function RichTextInput(props: InputProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={212} />}>
      <RichText {...props} />
    </Suspense>
  );
}
