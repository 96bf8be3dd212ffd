/** Consents of a patient, a visit or a treatment: each is printed and withdrawn here. Rule: TRT-11. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consent as declared, type Consent } from '#shared/areas/clinic/resources/consent';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { AnyModule } from '#client/kit/anyModule';
import { PanelTable } from '#client/kit/panels/PanelTable';
import { useCommandChoice } from '#client/kit/resource/commands/useCommandChoice';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { useShortList } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import type { ResourceTexts } from '#client/kit/words';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { Card } from '#client/ui/Card';
import { AddIcon } from '#client/ui/icons';
import type { PlainColumn } from '#client/ui/PlainTable';
import { StatusChip } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { PaperButton } from '../PaperButton';
import { treatmentName } from '../treatment/treatmentName';
import { useClock } from '../visit/useClock';
import css from './consent.module.css';
import { ConsentPanel } from './ConsentPanel';
import { useMayConsent } from './useMayConsent';

const consents = modules.consent as unknown as AnyModule;

/** What can be done with a consent: it is printed, and withdrawn. */
function Steps({ one }: { one: Consent }) {
  const { t } = useTranslation('treatments');
  const { commands } = useWords(declared) as ResourceTexts;
  const { choose, dialog } = useCommandChoice(consents, one);
  const mayWithdraw = useCommands(consents, one).some(({ name, hindered }) => name === 'withdraw' && !hindered);
  return (
    <div className={css.steps}>
      <PaperButton resource={declared} id={one.id} language={one.language} number={one.number ?? ''} label={t('print')} />
      {mayWithdraw && (
        <Button size="small" color="error" onClick={() => choose('withdraw')}>
          {commands['withdraw']!.label}
        </Button>
      )}
      {dialog}
    </div>
  );
}

/** The kind of consent, and the name of the treatment if the page has loaded it. */
function Kind({ one: { kind, treatment } }: { one: Consent }) {
  const { choices } = useWords(declared);
  const language = useLanguage();
  const found = useAppSelector((state) => (treatment ? modules.treatment.selectors.byId(state, treatment.id) : undefined));
  return (
    <>
      {choices.kind[kind]}
      {found && <span className={css.about}>{treatmentName(found, language)}</span>}
    </>
  );
}

type Props = {
  /** Whose consents. */
  of: { readonly relation: 'patient' | 'visit' | 'treatment'; readonly id: string };
  /** The visit at which a general consent can be taken; left out, none can be taken here. */
  visit?: Visit;
};

export function ConsentsCard({ of: { relation, id }, visit }: Props) {
  const { t } = useTranslation('treatments');
  const { fields, choices } = useWords(declared);
  const clock = useClock();
  const [isNew, setNew] = useState(false);
  const mayList = useCan('consent', 'list');
  const mayAdd = useMayConsent(visit);
  const list = useShortList<Consent>(modules.consent, `of-${relation}-${id}`, mayList ? { filter: { [relation]: [id] } } : undefined);
  if (!mayList) return null;
  const columns: readonly PlainColumn<Consent>[] = [
    { key: 'kind', label: fields.kind, cell: (one) => <Kind one={one} /> },
    {
      key: 'decision',
      label: fields.decision,
      cell: ({ decision, status }) =>
        status === 'dicabut' ? (
          <StatusChip tone="neutral">{choices.status.dicabut}</StatusChip>
        ) : (
          <StatusChip tone={decision === 'setuju' ? 'success' : 'danger'}>{choices.decision[decision]}</StatusChip>
        ),
    },
    { key: 'signer', label: fields.signer, cell: ({ signer, relation: to }) => `${signer} (${choices.relation[to]})` },
    { key: 'signed_at', label: fields.signed_at, cell: ({ signed_at }) => (signed_at ? clock(signed_at) : '') },
    { key: 'steps', label: t('steps'), cell: (one) => <Steps one={one} /> },
  ];
  return (
    <Card title={t('consents')} screenOnly>
      <PanelTable label={t('consents')} list={list} columns={columns} none={t('noConsent')} stacked />
      {mayAdd && (
        <div className={css.add}>
          <Button size="small" variant="outlined" startIcon={<AddIcon size={16} aria-hidden="true" />} onClick={() => setNew(true)}>
            {t('general')}
          </Button>
        </div>
      )}
      {isNew && <ConsentPanel visit={visit!} treatment={null} onClose={() => setNew(false)} />}
    </Card>
  );
}
