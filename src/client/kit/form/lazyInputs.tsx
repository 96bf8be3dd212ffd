/** The heavy inputs, and those that have inputs within: fetched once the form around them stands. Their room is held meanwhile. */
import Skeleton from '@mui/material/Skeleton';
import { Suspense, type ReactNode } from 'react';
import { part } from '../../ui/lazyPart';
import { usePainted } from '../../ui/prefetch';
import { labelId } from './FieldFrame';
import type { InputProps } from './inputs';
import type { PickerProps } from './picker';

const loadDates = () => import(/* webpackChunkName: "date-input" */ './DateInput').then(({ DateInput }) => ({ default: DateInput }));
const loadPhone = () => import(/* webpackChunkName: "phone-input" */ './PhoneInput').then(({ PhoneInput: Input }) => ({ default: Input }));

/** Fetches what the form of a person needs, before it is opened: for pages on which it opens without a network, too (CORE-13). */
export const fetchInputs = () => Promise.all([loadDates(), loadPhone()]);

const Dates = part(loadDates, { place: 'here' });
const Phone = part(loadPhone, { place: 'here' });
const Moments = part(
  () => import(/* webpackChunkName: "date-time-input" */ './DateTimeInput').then(({ DateTimeInput }) => ({ default: DateTimeInput })),
  { place: 'here' },
);
const Lines = part(
  () => import(/* webpackChunkName: "lines-input" */ './lines/LinesInput').then(({ LinesInput: Input }) => ({ default: Input })),
  {
    place: 'here',
  },
);
const Files = part(
  () => import(/* webpackChunkName: "files-input" */ './FilesInput').then(({ FilesInput: Input }) => ({ default: Input })),
  { place: 'here' },
);
const RichText = part(
  () => import(/* webpackChunkName: "rich-text-input" */ './RichTextInput').then(({ RichTextInput: Input }) => ({ default: Input })),
  { place: 'here' },
);

function Late({ height, children }: { height: number; children: ReactNode }) {
  const place = <Skeleton variant="rounded" height={height} />;
  return usePainted() ? <Suspense fallback={place}>{children}</Suspense> : place;
}

export function LazyDateInput(props: PickerProps & { label?: string }) {
  return (
    <Late height={40}>
      <Dates {...props} />
    </Late>
  );
}

const pickerPropsOf = ({ id, value, onChange, onBlur, invalid, describedBy }: InputProps): PickerProps => ({
  id,
  value: typeof value === 'string' ? value : null,
  onChange,
  onBlur,
  invalid,
  describedBy,
  labelledBy: labelId(id),
});

export const DayInput = (props: InputProps) => <LazyDateInput {...pickerPropsOf(props)} />;

export function MomentInput(props: InputProps) {
  return (
    <Late height={40}>
      <Moments {...pickerPropsOf(props)} />
    </Late>
  );
}

export function LinesInput(props: InputProps) {
  return (
    <Late height={240}>
      <Lines {...props} />
    </Late>
  );
}

export function PhoneInput(props: InputProps) {
  return (
    <Late height={40}>
      <Phone {...props} />
    </Late>
  );
}

export function RichTextInput(props: InputProps) {
  return (
    <Late height={212}>
      <RichText {...props} />
    </Late>
  );
}

export function FilesInput(props: InputProps) {
  return (
    <Late height={124}>
      <Files {...props} />
    </Late>
  );
}
