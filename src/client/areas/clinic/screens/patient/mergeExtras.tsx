/** The dialog that merges a patient into another one: who is kept, what moves, and where the two records differ. Rules: PAT-4, PAT-5. */
import { useEffect, type ComponentProps } from 'react';
import { useParams } from 'react-router';
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import type { Ref } from '#shared/kit/resource';
import type { AnyModule } from '#client/kit/anyModule';
import { FieldList } from '#client/kit/form/FieldList';
import type { FormField } from '#client/kit/form/fields';
import { ValueText } from '#client/kit/form/ValueText';
import { useFieldsOf } from '#client/kit/history/useFieldsOf';
import { nounIn } from '#client/kit/nouns';
import type { CommandExtras } from '#client/kit/resource/commands/CommandDialog';
import { useWords } from '#client/kit/useWords';
import { isInPart, type Preview, type Row } from '#client/services/serviceResults';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { moduleNamed } from '#client/storeKit/moduleRegistry';
import { RowSkeletons } from '#client/ui/Skeletons';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { PatientLine } from '../queue/register/PatientLine';
import css from './merge.module.css';

const patients = modules.patient as unknown as AnyModule;

/** What tells whether two records are of one person, in this order; the record number is always shown. */
const compared = [
  'name',
  'birth_date',
  'sex',
  'nik',
  'bpjs_no',
  'passport',
  'phone',
  'address',
  'payer',
  'allergies',
  'no_known_allergies',
];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function Compared({ field, kept, goes }: { field: FormField; kept: Row; goes: Row }) {
  return (
    <tr>
      <th scope="row">{field.label}</th>
      {[kept, goes].map((record) => (
        <td key={record.id}>
          <ValueText resource={declared} field={field} value={record[field.name]} />
        </td>
      ))}
    </tr>
  );
}

/** The two records next to each other: only what they say differently. */
function Differences({ kept, goes }: { kept: Row; goes: Row }) {
  const { own } = useWords(declared);
  const fields = useFieldsOf(patients);
  const shown = ['mrn', ...compared].flatMap((name) => {
    const differs = name === 'mrn' || !isSame(kept[name], goes[name]);
    return (differs && fields.find((field) => field.name === name)) || [];
  });
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{own['differs']}</th>
          <th scope="col">{own['kept']}</th>
          <th scope="col">{own['goes']}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((field) => (
          <Compared key={field.name} field={field} kept={kept} goes={goes} />
        ))}
      </tbody>
    </table>
  );
}

/** "3 visits", or that nothing moves. */
function Moves({ preview }: { preview: Preview }) {
  const { own } = useWords(declared);
  const language = useLanguage();
  const counts = new Map<string, number>();
  for (const { resource } of preview.changes) if (resource !== declared.name) counts.set(resource, (counts.get(resource) ?? 0) + 1);
  const said = [...counts].flatMap(([name, count]) => {
    const noun = moduleNamed(name)?.resource.noun;
    return noun ? [`${count} ${nounIn(noun, language)[count === 1 ? 'one' : 'several']}`] : [];
  });
  return <p className={css.moves}>{said.length ? `${own['moves']} ${namesOf(said, language, 'conjunction')}.` : own['nothingMoves']}</p>;
}

function Outcome({ preview, goes, into }: { preview: Preview; goes: Patient; into: Ref | null }) {
  const dispatch = useAppDispatch();
  const id = into?.id;
  const kept = useAppSelector((state) => (id ? patients.selectors.byId(state, id) : undefined));
  // A list tells of a patient without the allergies, and masks the numbers.
  useEffect(() => {
    if (id) dispatch(patients.actions.get(id));
  }, [dispatch, id]);
  if (!kept || isInPart(kept, 'allergies')) return <RowSkeletons rows={3} height={36} />;
  return (
    <>
      <Moves preview={preview} />
      <Differences kept={kept} goes={goes as unknown as Row} />
    </>
  );
}

/** The fields of the dialog: the patient of the page is not offered. */
function MergeFields({ fields, ...rest }: ComponentProps<typeof FieldList>) {
  const { id = '' } = useParams();
  const asked = (field: FormField): FormField => (field.name === 'into' ? { ...field, without: [id], about: PatientLine } : field);
  return <FieldList {...rest} fields={fields.map(asked)} />;
}

/** What the page of a patient adds to the dialogs of its commands. */
export const mergeExtras = (patient: Patient): Readonly<Record<string, CommandExtras>> => ({
  merge: {
    Fields: MergeFields,
    outcome: (preview, values) => ({
      sentences: <Outcome preview={preview} goes={patient} into={values['into'] as Ref | null} />,
    }),
  },
});
