/** What the patient was diagnosed with at other visits, by category of codes: the newest first. Rule: ICD-6. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { reportPath, type ReportRow } from '#shared/kit/report';
import { pathsOf } from '#client/kit/resource/paths';
import { useCan } from '#client/store/access';
import { Card } from '#client/ui/Card';
import { formatDate } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { useReport } from '../../../reports';
import { TOLD } from './useVisitLists';
import css from './visit.module.css';

function Problem({ problem }: { problem: ReportRow }) {
  const { t } = useTranslation('examination');
  const language = useLanguage();
  const { code, visits, visit_id } = problem;
  const [first, last] = [String(problem['first_day']), String(problem['last_day'])];
  return (
    <li>
      <strong className="tabular">{code}</strong> {problem[language === 'en' ? 'disease_en' : 'disease_id']}
      <p className={css.by}>
        <span>{t('problemVisits', { count: Number(visits) })}</span>
        {first !== last && <span>{t('problemSince', { day: formatDate(first, language) })}</span>}
        <span>
          {t('problemLast')} <Link to={pathsOf('visit').show!(String(visit_id))}>{formatDate(last, language)}</Link>
        </span>
      </p>
    </li>
  );
}

export function Problems({ visit }: { visit: string }) {
  const { t } = useTranslation('examination');
  const mayList = useCan('visitDiagnosis', 'list');
  const [isWhole, setWhole] = useState(false);
  const { answer } = useReport(mayList ? `${reportPath('patientProblems')}?visit=${visit}` : undefined);
  const problems = answer?.rows ?? [];
  if (!problems.length) return null;
  return (
    <Card title={t('problems')}>
      <ul className={css.story}>
        {(isWhole ? problems : problems.slice(0, TOLD)).map((problem) => (
          <Problem key={problem['category']} problem={problem} />
        ))}
      </ul>
      {!isWhole && problems.length > TOLD && (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('problemsAll', { count: problems.length })}
        </Button>
      )}
    </Card>
  );
}
