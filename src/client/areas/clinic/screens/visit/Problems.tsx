/** What the patient was diagnosed with at other visits, by category of codes: the newest first. Rule: ICD-6. */
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PatientProblem } from '#shared/areas/clinic/domain/diagnoses';
import { pathsOf } from '#client/kit/resource/paths';
import { useCan } from '#client/store/access';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { Card } from '#client/ui/Card';
import { formatDate } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { visitProblems } from '../../flows/icd';
import { namesIn } from '../icd/Names';
import { TOLD } from './useVisitLists';
import css from './visit.module.css';

function Problem({ problem: { code, title_id, title_en, visits, first_day, last_day, visit } }: { problem: PatientProblem }) {
  const { t } = useTranslation('examination');
  const language = useLanguage();
  const [name] = namesIn({ title_id: title_id ?? '', title_en: title_en ?? '' }, language);
  const last = <Link to={pathsOf('visit').show!(visit)}>{formatDate(last_day, language)}</Link>;
  return (
    <li>
      <strong className="tabular">{code}</strong> {name}
      <p className={css.by}>
        <span>{t('problemVisits', { count: visits })}</span>
        {first_day !== last_day && <span>{t('problemSince', { day: formatDate(first_day, language) })}</span>}
        <span>
          {t('problemLast')} {last}
        </span>
      </p>
    </li>
  );
}

export function Problems({ visit }: { visit: string }) {
  const { t } = useTranslation('examination');
  const dispatch = useAppDispatch();
  const mayList = useCan('visitDiagnosis', 'list');
  const [isWhole, setWhole] = useState(false);
  const { answer } = useAppSelector((state) => visitProblems.selectors.at(state, visit));
  useEffect(() => {
    if (mayList) dispatch(visitProblems.actions.load(visit));
  }, [dispatch, mayList, visit]);
  if (!mayList || !answer?.length) return null;
  return (
    <Card title={t('problems')}>
      <ul className={css.story}>
        {(isWhole ? answer : answer.slice(0, TOLD)).map((problem) => (
          <Problem key={problem.category} problem={problem} />
        ))}
      </ul>
      {!isWhole && answer.length > TOLD && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('problemsAll', { count: answer.length })}
        </Button>
      )}
    </Card>
  );
}
