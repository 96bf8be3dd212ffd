/** The letters of a visit: each kind is written here, signed and printed. Rules: LET-1, LET-4, LET-5. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { letterKinds, type LetterKind } from '#shared/areas/clinic/domain/letters';
import { letter as declared, type Letter } from '#shared/areas/clinic/resources/letter';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { useRequest, type AnyModule } from '#client/kit/anyModule';
import { PanelTable } from '#client/kit/panels/PanelTable';
import { useCommandChoice } from '#client/kit/resource/commands/useCommandChoice';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { recordPath } from '#client/kit/resource/paths';
import { useShortList } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import type { ResourceTexts } from '#client/kit/words';
import { useCan } from '#client/store/access';
import { Card } from '#client/ui/Card';
import { AddIcon } from '#client/ui/icons';
import type { PlainColumn } from '#client/ui/PlainTable';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import * as modules from '../../modules';
import css from './letter.module.css';
import { LetterPanel } from './LetterPanel';
import { LetterButton } from './LetterButton';

const letters = modules.letter as unknown as AnyModule;

/** What can be done with a letter: it is signed by one press; to cancel asks why. */
function Steps({ letter }: { letter: Letter }) {
  const commands = useWords(declared).commands as ResourceTexts['commands'];
  const { choose, dialog } = useCommandChoice(letters, letter);
  const names = useCommands(letters, letter).flatMap(({ name, hindered }) => (hindered ? [] : [name]));
  const isBusy = useRequest(letters, letter.id).busy !== null;
  return (
    <div className={css.steps}>
      {names.includes('sign') && (
        <Button size="small" variant="contained" disabled={isBusy} onClick={() => choose('sign')}>
          {commands['sign']!.label}
        </Button>
      )}
      <LetterButton letter={letter} />
      {names.includes('cancel') && (
        <Button size="small" color="error" disabled={isBusy} onClick={() => choose('cancel')}>
          {commands['cancel']!.label}
        </Button>
      )}
      {dialog}
    </div>
  );
}

function Letters({ id }: { id: string }) {
  const { t } = useTranslation('letters');
  const { fields, choices } = useWords(declared);
  const list = useShortList<Letter>(modules.letter, `of-visit-${id}`, { filter: { visit: [id] } });
  const columns: readonly PlainColumn<Letter>[] = [
    {
      key: 'number',
      label: fields.number,
      cell: (letter) => <Link to={recordPath('letter', letter.id)}>{letter.number ?? t('unnumbered')}</Link>,
    },
    { key: 'kind', label: fields.kind, cell: ({ kind }) => choices.kind[kind] },
    {
      key: 'status',
      label: fields.status,
      cell: ({ status }) => <StatusChip tone={toneOfStatus(status!)}>{choices.status[status!]}</StatusChip>,
    },
    { key: 'steps', label: t('steps'), cell: (letter) => <Steps letter={letter} /> },
  ];
  return <PanelTable label={t('title')} list={list} columns={columns} none={t('none')} stacked />;
}

export function LettersCard({ visit }: { visit: Visit }) {
  const { t } = useTranslation('letters');
  const { choices } = useWords(declared);
  const [kind, setKind] = useState<LetterKind | null>(null);
  const mayList = useCan('letter', 'list');
  const mayAdd = useCan('letter', 'add') && visit.status !== 'batal';
  if (!mayList) return null;
  return (
    <Card title={t('title')} purpose={t('purpose')} screenOnly>
      {mayAdd && (
        <div className={css.kinds} role="group" aria-label={t('new')}>
          {letterKinds.map((one) => (
            <Button
              key={one}
              size="small"
              variant="outlined"
              startIcon={<AddIcon size={16} aria-hidden="true" />}
              onClick={() => setKind(one)}
            >
              {choices.kind[one]}
            </Button>
          ))}
        </div>
      )}
      <Letters id={visit.id} />
      {kind && <LetterPanel visit={visit} kind={kind} onClose={() => setKind(null)} />}
    </Card>
  );
}
