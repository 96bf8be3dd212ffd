/** Stands under the date of birth in a patient's form: an input for the age, the age that follows from the date, what the NIK says, and what a newborn starts with. Rules: PAT-7, PAT-8, PAT-13. */
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { patient } from '#shared/areas/clinic/resources/patient';
import { estimatedBirth } from '#shared/domain/age';
import { sentence } from '#shared/errors';
import type { Values } from '#client/kit/form/changes';
import { refsIn, type FormSummary } from '#client/kit/form/fields';
import { useWords } from '#client/kit/useWords';
import { formatDate } from '#client/ui/formats';
import { SuccessIcon, WarningIcon } from '#client/ui/icons';
import { namesOf } from '#client/ui/namesOf';
import { useAppSelector } from '#client/store/hooks';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { differences, factsOf, filledBy, isDay } from './birthValues';
import { newbornName } from './kinds';
import { useAge } from '../../useAge';
import { useToday } from '#client/store/session/useToday';
import css from './patient.module.css';

type Props = ComponentProps<FormSummary>;

/** A date that is typed is exact. A date from the record is exact or estimated as the record says. */
const useExactness = ({ values, record, onChange }: Props) => {
  const { birth_date: birth, birth_estimated: isEstimated } = values;
  const estimate = useRef(isEstimated === true ? birth : undefined);
  const isStored = record?.['birth_estimated'] === true && record['birth_date'] === birth;
  useEffect(() => {
    if (isEstimated === true && birth !== estimate.current && !isStored) onChange('birth_estimated', false);
  }, [birth, isEstimated, isStored, onChange]);
  return (found: string) => {
    estimate.current = found;
    onChange('birth_date', found);
    onChange('birth_estimated', true);
  };
};

function AgeInput(props: Props) {
  const { own } = useWords(patient);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const estimate = useExactness(props);
  const today = useToday();
  const isUnread = typed !== undefined && typed !== '' && estimatedBirth(typed, today) === undefined;
  const shown = props.values['birth_estimated'] === true || isUnread ? (typed ?? '') : '';
  return (
    <div className={css.age}>
      <label htmlFor={id}>{own['orAge']}</label>
      <OutlinedInput
        id={id}
        size="small"
        value={shown}
        placeholder={own['ageExample']!}
        error={isUnread}
        onChange={({ target }) => {
          setTyped(target.value);
          const found = estimatedBirth(target.value, today);
          if (found) estimate(found);
        }}
        inputProps={{ autoComplete: 'off', 'aria-describedby': `${id}-said`, 'aria-invalid': isUnread || undefined }}
      />
      <span id={`${id}-said`} role="status" className={isUnread ? css.unread : css.said}>
        {isUnread ? own['ageUnread'] : <Age {...props} />}
      </span>
    </div>
  );
}

/** "34 th"; of an estimate also the date that follows from it. */
function Age({ values }: Pick<Props, 'values'>) {
  const { own } = useWords(patient);
  const language = useLanguage();
  const ageOf = useAge();
  const { birth_date: birth, birth_time } = values;
  if (!isDay(birth)) return null;
  const isEstimated = values['birth_estimated'] === true;
  const time = typeof birth_time === 'string' ? birth_time : null;
  const age = ageOf({ birth_date: birth, birth_time: time, birth_estimated: isEstimated, deceased_on: null });
  return isEstimated ? `${age} · ${own['bornAbout']} ${formatDate(birth, language)}` : age;
}

/** Fills empty fields from the NIK, once for each NIK. @returns the names of the fields that were filled from the present one */
const useFilled = ({ values, onChange }: Props): readonly string[] => {
  const nik = values['nik'];
  const today = useToday();
  const facts = factsOf(values, today);
  const [filled, setFilled] = useState<{ readonly nik: unknown; readonly names: readonly string[] }>();
  useEffect(() => {
    if (!facts || filled?.nik === nik) return;
    const found = Object.entries(filledBy(facts, values));
    setFilled({ nik, names: found.map(([name]) => name) });
    for (const [name, value] of found) onChange(name, value);
  }, [facts, filled, nik, values, onChange]);
  return filled?.nik === nik ? (filled?.names ?? []) : [];
};

/** Which fields were filled from the NIK, which dates it may mean, and where the form differs from it. */
function NikSays(props: Props) {
  const { values, onChange } = props;
  const { own, fields } = useWords(patient);
  const language = useLanguage();
  const names = useFilled(props);
  const today = useToday();
  const facts = factsOf(values, today);
  if (!facts) return null;
  const { birthDates } = facts;
  const isOpen = !values['birth_date'] && birthDates.length > 1;
  const isAsFilled = (name: string) => (name === 'sex' ? values[name] === facts.sex : birthDates.some((date) => date === values[name]));
  const called = names.filter(isAsFilled).map((name) => fields[name as 'sex' | 'birth_date'].toLowerCase());
  return (
    <>
      {called.length > 0 && (
        <p className={css.filled}>
          <SuccessIcon size={15} aria-hidden="true" />
          {`${own['filledFromNik']}: ${namesOf(called, language, 'conjunction')}.`}
        </p>
      )}
      {isOpen && (
        <p className={css.dates}>
          {own['whichCentury']}
          {birthDates.map((date) => (
            <Button key={date} size="small" variant="outlined" onClick={() => onChange('birth_date', date)}>
              {formatDate(date, language)}
            </Button>
          ))}
        </p>
      )}
      {differences(facts, values).map(({ code, meta }) => (
        <p key={code} className={css.warning}>
          <WarningIcon size={15} aria-hidden="true" />
          {sentence(code, language, meta)}
        </p>
      ))}
    </>
  );
}

/** The mother's name: of the patient who was chosen, else as it was written. */
const useMother = ({ mother, mother_name }: Values): string | undefined => {
  const [chosen] = refsIn(mother);
  const name = useAppSelector((state) => (chosen ? modules.patient.selectors.byId(state, chosen.id)?.name : undefined));
  return name ?? (typeof mother_name === 'string' && mother_name ? mother_name : undefined);
};

/** A newborn is born today and is called after the mother, unless somebody has said otherwise. */
const useNewborn = ({ values, record, onChange }: Props) => {
  const { kind, name, birth_date } = values;
  const today = useToday();
  const mother = useMother(values);
  const isNew = kind === 'bayi' && record === undefined;
  const [dated, setDated] = useState(false);
  const [suggested, setSuggested] = useState<string>();
  useEffect(() => {
    if (!isNew || dated) return;
    setDated(true);
    if (!birth_date) onChange('birth_date', today);
  }, [isNew, dated, birth_date, today, onChange]);
  const suggestion = isNew && mother ? newbornName(mother) : undefined;
  useEffect(() => {
    if (!suggestion || suggestion === suggested) return;
    setSuggested(suggestion);
    if (!name || name === suggested) onChange('name', suggestion);
  }, [suggestion, suggested, name, onChange]);
};

export const Birth: FormSummary = (props) => {
  useNewborn(props);
  return (
    <div className={css.birth}>
      <AgeInput {...props} />
      <div role="status">
        <NikSays {...props} />
      </div>
    </div>
  );
};
