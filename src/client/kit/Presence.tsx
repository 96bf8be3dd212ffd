/** Who else reads or changes the record on the page. Rule: LIV-5. */
import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PresenceMode } from '#shared/live';
import { presence } from '../store/live/presence';
import { namesOf } from '../ui/namesOf';
import { useLanguage } from '../ui/useLanguage';

type People = Parameters<Parameters<typeof presence.show>[1]>[0];

const nobody: People = [];

type Props = {
  type: string;
  id: string;
  /** Whether something has been typed; a record that was only opened is read. */
  mode: PresenceMode;
  /** What is written: the record itself, or a message about it. */
  said?: 'presence' | 'conversation';
};

export function Presence({ type, id, mode, said: words = 'presence' }: Props) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const [people, setPeople] = useState(nobody);
  useEffect(() => presence.show({ type, id, mode }, setPeople), [type, id, mode]);
  const said = (['writing', 'reading'] as const).flatMap((how) => {
    const those = people.filter((one) => one.mode === how).map(({ name }) => name);
    return those.length ? [t(`${words}.${how}`, { names: namesOf(those, language, 'conjunction'), count: those.length })] : [];
  });
  return <div role="status">{said.length > 0 && <Alert severity="info">{said.join(' ')}</Alert>}</div>;
}
