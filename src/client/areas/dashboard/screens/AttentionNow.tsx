/** What needs somebody of ours now, each number a link to the list that it counts. Rule: APP-23. */
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasScope } from '#shared/access';
import type { AnyModule } from '#client/kit/anyModule';
import { useShortList } from '#client/kit/useShortList';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { formatNumber } from '#client/ui/formats';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { attention, attentionList } from './attention';
import css from './Now.module.css';

type Row = (typeof attention)[number];

function Count({ row }: { row: Row }) {
  const { t } = useTranslation('dashboard');
  const say = useErrorText();
  const language = useLanguage();
  const { query, to } = useMemo(() => attentionList(row, new Date()), [row]);
  const { total, status, errors, isKnown } = useShortList(row.module as unknown as AnyModule, `attention:${row.name}`, query);
  const [problem] = status === 'failed' ? errors : [];
  const tone = !isKnown || total === 0 ? 'none' : 'isLate' in row ? 'late' : 'waiting';
  return (
    <li className={css.tile} data-tone={tone}>
      <Link to={to} className={css.label}>
        {t(`attention.${row.name}`)}
      </Link>
      <strong className={`${css.value} tabular`}>
        {problem ? <span className={css.failed}>{say(problem)}</span> : isKnown ? formatNumber(total, language) : <Skeleton width={40} />}
      </strong>
    </li>
  );
}

export function AttentionNow() {
  const { t } = useTranslation('dashboard');
  const actor = useAppSelector(me.selectors.actor);
  const rows = attention.filter(({ scope }) => hasScope(actor, scope));
  if (!rows.length) return null;
  return (
    <section className={css.section} aria-labelledby="attention-now">
      <h2 id="attention-now">{t('attention.title')}</h2>
      <ul className={css.tiles}>
        {rows.map((row) => (
          <Count key={row.name} row={row} />
        ))}
      </ul>
    </section>
  );
}
