/** How the commands of appointments are asked for: who came, and which free time it moves to. */
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isFree } from '#shared/areas/clinic/domain/slots';
import type { Day } from '#shared/domain/calendarDays';
import { FieldFrame } from '#client/kit/form/FieldFrame';
import { FieldList } from '#client/kit/form/FieldList';
import { refsIn } from '#client/kit/form/fields';
import { useSentence } from '#client/kit/form/useSentence';
import { PlainSelect } from '#client/ui/PlainSelect';
import { usePatientChoice } from '../patient/usePatientChoice';
import { useAgenda } from './useAgenda';

type Props = ComponentProps<typeof FieldList>;

export function PatientFields({ fields, ...props }: Props) {
  const choice = usePatientChoice();
  return <FieldList {...props} fields={fields.map((field) => ({ ...field, ...choice }))} />;
}

/** The free times of the chosen doctor and day. */
function TimeChoice({ form, fields, values, problems, onChange }: Props) {
  const { t } = useTranslation('agenda');
  const sentenceOf = useSentence();
  const [day, doctor] = [values['day'] as Day | null, refsIn(values['doctor'])[0]?.id];
  const { slotsOn } = useAgenda('move', day && doctor ? { from: day, to: day, doctor } : undefined);
  const field = fields.find(({ name }) => name === 'start')!;
  const problem = problems['start'];
  const chosen = String(values['start'] ?? '');
  const free = day ? slotsOn(day).filter((slot) => slot.doctor === doctor && isFree(slot)) : [];
  const times = [...new Set([chosen, ...free.map(({ start }) => start)])].filter(Boolean).sort();
  return (
    <FieldFrame
      id={`${form}-start`}
      label={field.label}
      help={free.length ? undefined : t('noneFree')}
      optional={false}
      error={problem && sentenceOf(problem, field)}
      labelable={false}
    >
      <PlainSelect
        label={field.label}
        value={chosen}
        choices={times.map((time) => ({ value: time, label: time }))}
        onChange={(time) => onChange('start', time)}
        wide
      />
    </FieldFrame>
  );
}

export function TimeFields(props: Props) {
  const others = props.fields.filter(({ name }) => name !== 'start');
  return <FieldList {...props} fields={others} under={{ field: others.at(-1)!.name, content: <TimeChoice {...props} /> }} />;
}
