/** What is not sent to the server yet, and what became of the rest: each with the number that stands for the one to come. Rule: CORE-13. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sentence } from '#shared/errors';
import { isWaiting, unsent, type Unsent } from '../../store/flows/unsent';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { me } from '../../store/session/me';
import { formatRelative } from '../../ui/formats';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { StatusChip, type Tone } from '../../ui/StatusChip';
import { useLanguage } from '../../ui/useLanguage';
import { capital } from '../nouns';
import { useOneNames } from '../useKindNames';
import css from './unsent.module.css';

type State = 'waiting' | 'refused' | 'sent';

const stateOf = (one: Unsent): State => {
  if (one.given !== null) return 'sent';
  return isWaiting(one) ? 'waiting' : 'refused';
};

const tones: Readonly<Record<State, Tone>> = { waiting: 'warning', refused: 'danger', sent: 'success' };

/** "S-3", or "S-3 → A-012" once it is sent. */
function Numbers({ one: { verb, number, given } }: { one: Unsent }) {
  const { t } = useTranslation('unsent');
  const provisional = verb === 'add' ? t('provisional', { number }) : '';
  return <span className={css.number}>{[provisional, given].filter(Boolean).join(' → ')}</span>;
}

function Line({ one }: { one: Unsent }) {
  const { t } = useTranslation('unsent');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const kinds = useOneNames();
  const [isDropping, setDropping] = useState(false);
  const state = stateOf(one);
  const correct = () => {
    dispatch(unsent.actions.corrected({ id: one.id }));
    void navigate(one.form.path, { state: { correcting: one.id } });
  };
  return (
    <li className={css.line}>
      <Numbers one={one} />
      <span className={css.name}>
        {one.name}
        <span className={css.about}>
          {[capital(kinds[one.module]!), formatRelative(new Date(one.at).toISOString(), language, Date.now())].join(' · ')}
        </span>
      </span>
      <StatusChip tone={tones[state]}>{t(state)}</StatusChip>
      {state === 'refused' && (
        <div className={css.refused}>
          <ul>
            {one.problems.map(({ code, meta, pointer }) => (
              <li key={`${code} ${pointer}`}>{sentence(code, language, meta)}</li>
            ))}
          </ul>
          <div className={css.ways}>
            <Button variant="outlined" color="inherit" onClick={correct}>
              {t('correct')}
            </Button>
            <Button color="inherit" onClick={() => setDropping(true)}>
              {t('drop')}
            </Button>
          </div>
          <ConfirmDialog
            open={isDropping}
            title={t('dropTitle', { name: one.name })}
            confirm={t('drop')}
            dangerous
            onConfirm={() => dispatch(unsent.actions.dropped({ id: one.id }))}
            onCancel={() => setDropping(false)}
          >
            {t('dropMessage')}
          </ConfirmDialog>
        </div>
      )}
    </li>
  );
}

/** The most pressing of what there is to say. */
const summaryOf = (all: readonly Unsent[]): { readonly state: State; readonly count: number } => {
  const states = all.map(stateOf);
  const state = (['refused', 'waiting', 'sent'] as const).find((one) => states.includes(one))!;
  return { state, count: states.filter((one) => one === state).length };
};

const severities = { refused: 'error', waiting: 'warning', sent: 'success' } as const;

export function UnsentBanner({ all }: { all: readonly Unsent[] }) {
  const { t } = useTranslation('unsent');
  const dispatch = useAppDispatch();
  const list = useId();
  const client = useAppSelector(me.selectors.actor)?.entityId ?? null;
  const { state, count } = summaryOf(all);
  const [chosen, choose] = useState<boolean | null>(null);
  // While all of it waits, nobody needs to do or to know more.
  const isOpen = chosen ?? state !== 'waiting';
  const own = all.filter((one) => one.client === client);
  const elsewhere = all.filter((one) => one.client !== client && one.given === null).length;
  return (
    <Alert severity={severities[state]} role="status" sx={{ mb: 2 }}>
      <AlertTitle>{t(`${state}Title`, { count })}</AlertTitle>
      {state !== 'sent' && t(`${state}Help`)} {elsewhere > 0 && t('elsewhere', { count: elsewhere })}
      <ul id={list} className={css.list} hidden={!isOpen}>
        {own.map((one) => (
          <Line key={one.id} one={one} />
        ))}
      </ul>
      <div className={css.ways}>
        {state === 'waiting' && (
          <Button variant="outlined" color="inherit" onClick={() => dispatch(unsent.send())}>
            {t('sendNow')}
          </Button>
        )}
        {state === 'sent' && (
          <Button variant="outlined" color="inherit" onClick={() => dispatch(unsent.actions.read())}>
            {t('close')}
          </Button>
        )}
        {own.length > 0 && (
          <Button color="inherit" aria-expanded={isOpen} aria-controls={list} onClick={() => choose(!isOpen)}>
            {t(isOpen ? 'hide' : 'show')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
