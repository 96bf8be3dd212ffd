/** What a patient's page says of merges: where this record went, and which records it holds, with the way to take that back. Rule: PAT-5. */
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import type { AnyModule } from '#client/kit/anyModule';
import { pathsOf } from '#client/kit/resource/paths';
import { CommandDialog } from '#client/kit/resource/commands/lazyDialog';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { useFetched } from '#client/kit/useFetched';
import { useShortList } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { formatDate } from '#client/ui/formats';
import { PlainAlert } from '#client/ui/PlainAlert';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import css from './merge.module.css';

const patients = modules.patient as unknown as AnyModule;

/** On the page of a merged record: the one that stays. */
export function MergedAway({ patient }: { patient: Patient }) {
  const { own } = useWords(declared);
  const id = patient.merged_into!.id;
  useFetched(patients, [id]);
  const kept = useAppSelector((state) => modules.patient.selectors.byId(state, id));
  const label = kept ? `${kept.name}, ${own['recordNo']} ${kept.mrn}` : '…';
  return (
    <PlainAlert tone="info">
      {own['mergedAway']} <Link to={pathsOf('patient').show!(id)}>{label}</Link>
    </PlainAlert>
  );
}

/** One record that this one holds, with the way to take the merge back for who may. @param onAnswered when the dialog is closed */
function Held({ row, onAnswered }: { row: Row; onAnswered: () => void }) {
  const { own, commands } = useWords(declared);
  const language = useLanguage();
  const zone = useAppSelector(me.selectors.subscription)?.time_zone ?? defaultZone;
  const [asks, setAsks] = useState(false);
  const mayTakeBack = useCommands(patients, row).some(({ name, hindered }) => name === 'unmerge' && !hindered);
  const { name, mrn, merged_at, merged_by } = row as unknown as Patient;
  const merged = [
    merged_at && `${own['mergedOn']} ${formatDate(dayOf(merged_at, zone), language)}`,
    merged_by && `${own['mergedBy']} ${merged_by}`,
  ]
    .filter(Boolean)
    .join(' ');
  const close = () => {
    setAsks(false);
    onAnswered();
  };
  const action = mayTakeBack && (
    <Button size="small" onClick={() => setAsks(true)}>
      {commands.unmerge!.label}
    </Button>
  );
  return (
    <>
      <PlainAlert tone="info" action={action}>
        {`${own['holds']} ${name}, ${own['recordNo']} ${mrn} (${merged})`}
      </PlainAlert>
      {asks && (
        <Suspense fallback={null}>
          <CommandDialog module={patients} record={row} name="unmerge" words={commands.unmerge!} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

const heldKey = (id: string): string => `merged-into-${id}`;

/** Changes whenever a record is merged into this one or a merge is taken back. */
export const useHeld = (id: string): string =>
  useAppSelector((state) =>
    modules.patient.selectors
      .list(state, heldKey(id))
      .rows.map((row) => row.id)
      .join(' '),
  );

/** On the page of a patient: the records that were merged into this one. */
export function MergedHere({ patient: { id } }: { patient: Patient }) {
  const dispatch = useAppDispatch();
  const { rows, load } = useShortList<Row>(patients, heldKey(id), { filter: { merged_into: [id] } });
  // Taking a merge back changes this record, too.
  const onAnswered = () => {
    load();
    dispatch(patients.actions.get(id));
  };
  if (!rows.length) return null;
  return (
    <div className={css.notes}>
      {rows.map((row) => (
        <Held key={row.id} row={row} onAnswered={onAnswered} />
      ))}
    </div>
  );
}
