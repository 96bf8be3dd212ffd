/** The screen of a clinic's waiting room: who was called, and where to go. Asks every two seconds, and speaks where somebody has pressed for it. Rule: VIS-7. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { placeText, type Call } from '#shared/areas/clinic/domain/calls';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { PlainButton } from '#client/ui/PlainButton';
import { calls } from '../../flows/calls';
import css from './waitingScreen.module.css';
import { speakCall, useSpoken } from './speech';

/** Milliseconds between two looks. */
const EVERY = 2_000;

/** Calls that stand under the latest one. */
const EARLIER = 5;

const useCalls = (key: string) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const look = () => void dispatch(calls.actions.load(key));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [dispatch, key]);
  return useAppSelector((state) => calls.selectors.at(state, key));
};

function Latest({ call }: { call: Call }) {
  return (
    <section className={css.latest} aria-live="polite">
      <p className={css.number}>{call.number}</p>
      <p className={css.initials}>{call.initials}</p>
      <p className={css.place}>{placeText(call.poly, call.room)}</p>
    </section>
  );
}

function Earlier({ called }: { called: readonly Call[] }) {
  const { t } = useTranslation('waitingScreen');
  if (called.length === 0) return null;
  return (
    <section className={css.earlier}>
      <h2>{t('earlier')}</h2>
      <ul>
        {called.map((call) => (
          <li key={call.number}>
            <strong>{call.number}</strong>
            <span>{call.initials}</span>
            <span>{placeText(call.poly, call.room)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Browsers speak only once somebody has pressed something. */
function Sound({ latest }: { latest: Call | undefined }) {
  const { t } = useTranslation('waitingScreen');
  const [isOn, setOn] = useState(false);
  useSpoken(latest, isOn);
  const press = () => {
    setOn(!isOn);
    if (!isOn && latest) speakCall(latest);
  };
  return (
    <PlainButton type="button" aria-pressed={isOn} onClick={press} className={css.sound}>
      {t(isOn ? 'soundOff' : 'sound')}
    </PlainButton>
  );
}

function Called({ called: [latest, ...earlier] }: { called: readonly Call[] }) {
  const { t } = useTranslation('waitingScreen');
  return (
    <>
      {latest ? <Latest call={latest} /> : <p className={css.said}>{t('nobody')}</p>}
      <Earlier called={earlier.slice(0, EARLIER)} />
    </>
  );
}

/** The address leads to no screen any more, or the clinic may not use it now. */
function Closed() {
  const { t } = useTranslation('waitingScreen');
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <h1>{t('title')}</h1>
      </header>
      <p className={css.said}>{t('closed')}</p>
    </div>
  );
}

export function WaitingScreen() {
  const { t } = useTranslation('waitingScreen');
  const { id = '' } = useParams();
  const { answer, status, errors } = useCalls(id);
  if (errors[0]?.code === 'resource.missing') return <Closed />;
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <h1>{answer?.clinic ?? t('title')}</h1>
        <Sound latest={answer?.calls[0]} />
      </header>
      {status === 'failed' && (
        <p className={css.trouble} role="status">
          {t('trouble')}
        </p>
      )}
      {answer && <Called called={answer.calls} />}
    </div>
  );
}
