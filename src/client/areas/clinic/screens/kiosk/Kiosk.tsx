/** The kiosk in a clinic's waiting room: a patient with an appointment or a card takes a queue number. Large, for fingers, and empty again for the next one. Rule: VIS-8. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { readCode } from '#shared/areas/clinic/domain/kiosk';
import type { Problem } from '#shared/errors';
import { languages } from '#shared/locale';
import { locale } from '#client/store/flows/locale';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { PlainAlert } from '#client/ui/PlainAlert';
import { PlainButton } from '#client/ui/PlainButton';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { kioskPage } from '../../flows/kiosk';
import { birthDay, birthDigits, birthText } from './birthText';
import { Choice } from './Choice';
import css from './kiosk.module.css';
import { Pad } from './Pad';
import { Taken } from './Taken';
import { useKiosk, type Kiosk as Steps } from './useKiosk';

/** Characters of the longest number of a card or an appointment. */
const LONGEST = 40;

function Languages() {
  const { t } = useTranslation('kiosk');
  const dispatch = useAppDispatch();
  const current = useLanguage();
  return (
    <div role="group" aria-label={t('language')} className={css.languages}>
      {languages.map((one) => (
        <button key={one} type="button" aria-pressed={one === current} onClick={() => void dispatch(locale.actions.chosen(one))}>
          {one.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

function CodeStep({ kiosk }: { kiosk: Steps }) {
  const { t } = useTranslation('kiosk');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      {isWrong && <PlainAlert>{t('codeWrong')}</PlainAlert>}
      <Pad
        label={t('code')}
        help={t('codeHelp')}
        value={text}
        isReady={readCode(text) !== undefined}
        isBusy={false}
        onChange={(value) => {
          setText(value.slice(0, LONGEST));
          setWrong(false);
        }}
        onSend={() => kiosk.giveCode(text.trim())}
        onRefuse={() => setWrong(text.trim() !== '')}
      />
    </>
  );
}

function BirthStep({ kiosk }: { kiosk: Steps }) {
  const { t } = useTranslation('kiosk');
  const [digits, setDigits] = useState('');
  const day = birthDay(digits);
  return (
    <>
      {digits.length === 8 && !day && <PlainAlert>{t('birthWrong')}</PlainAlert>}
      <Pad
        label={t('birth')}
        help={t('birthHelp')}
        placeholder={t('birthFormat')}
        value={digits}
        text={birthText(digits)}
        isReady={day !== undefined}
        isBusy={kiosk.isBusy}
        onChange={(value) => setDigits(birthDigits(value))}
        onSend={() => kiosk.giveBirth(day!)}
      />
    </>
  );
}

function Step({ kiosk, clinic }: { kiosk: Steps; clinic: string }) {
  if (kiosk.step === 'code') return <CodeStep kiosk={kiosk} />;
  if (kiosk.step === 'birth') return <BirthStep kiosk={kiosk} />;
  if (kiosk.step === 'choice') return <Choice kiosk={kiosk} />;
  return kiosk.ticket && <Taken clinic={clinic} ticket={kiosk.ticket} onDone={kiosk.reset} />;
}

function Open({ id, clinic }: { id: string; clinic: string }) {
  const { t } = useTranslation('kiosk');
  const say = useErrorText();
  const kiosk = useKiosk(id);
  const { step, problem } = kiosk;
  // Starting again waits for the answer that is under way: otherwise the next patient would see it.
  return (
    <>
      {problem && <PlainAlert>{say(problem)}</PlainAlert>}
      <Step kiosk={kiosk} clinic={clinic} />
      {(step === 'birth' || step === 'choice') && (
        <button type="button" className={css.again} disabled={kiosk.isBusy} onClick={kiosk.reset}>
          {t('startAgain')}
        </button>
      )}
    </>
  );
}

/** Before the kiosk is known, or where there is none. */
function Unknown({ problem, onRetry }: { problem: Problem | undefined; onRetry: () => void }) {
  const { t } = useTranslation(['kiosk', 'common']);
  const say = useErrorText();
  if (!problem) return <p role="status">{t('kiosk:loading')}</p>;
  if (problem.code === 'resource.missing') return <p role="status">{t('kiosk:closed')}</p>;
  return (
    <>
      <p role="status">{say(problem)}</p>
      <PlainButton type="button" onClick={onRetry}>
        {t('common:action.retry')}
      </PlainButton>
    </>
  );
}

export function Kiosk() {
  const { t } = useTranslation('kiosk');
  const dispatch = useAppDispatch();
  const { id = '' } = useParams();
  const load = useCallback(() => void dispatch(kioskPage.actions.load(id)), [dispatch, id]);
  useEffect(load, [load]);
  const { answer, errors } = useAppSelector((state) => kioskPage.selectors.at(state, id));
  const isOpen = answer !== null && errors[0]?.code !== 'resource.missing';
  return (
    <div className={css.kiosk}>
      <header className={css.head}>
        <h1>{isOpen ? answer.clinic : t('title')}</h1>
        <Languages />
      </header>
      <div className={css.body}>{isOpen ? <Open id={id} clinic={answer.clinic} /> : <Unknown problem={errors[0]} onRetry={load} />}</div>
    </div>
  );
}
