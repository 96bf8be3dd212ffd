/** Where a session happened, and how much of it the person did. */
import { useTranslation } from 'react-i18next';
import type { SavedSession } from '#client/store/savedSession';
import { DateText } from '#client/ui/DateText';
import { Facts, type Fact } from '#client/ui/Facts';
import css from './session.module.css';
import type { Row } from './timeline';

export function SessionFacts({ session: { origin, began, actions }, rows }: { session: SavedSession; rows: readonly Row[] }) {
  const { t } = useTranslation('session');
  const own = rows.filter((row) => row.kind === 'action' && row.who === 'person').length;
  const facts: readonly Fact[] = [
    [t('actions'), t('actionsOf', { count: actions.length, own })],
    [t('began'), began && <DateText key="began" iso={began} />],
    ...(['page', 'build', 'commit', 'browser', 'screen', 'zone'] as const).map((name): Fact => [t(name), origin?.[name]]),
  ];
  return (
    <details className={css.about}>
      <summary>{t('about')}</summary>
      <Facts facts={facts} />
    </details>
  );
}
