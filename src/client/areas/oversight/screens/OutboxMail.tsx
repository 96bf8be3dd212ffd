/** One mail as it was written: to whom, when, and its text while it is stored. */
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Mail } from '#shared/areas/oversight/resources/mail';
import { RecordPage } from '#client/kit/RecordPage';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../modules';
import { DateText } from '#client/ui/DateText';
import { formatNumber } from '#client/ui/formats';
import { PageHeader } from '#client/ui/PageHeader';
import { StatusChip } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';
import { Facts } from './Facts';
import css from './Facts.module.css';
import { NewResetLink } from './NewResetLink';
import { useMailStatuses } from './OutboxList';
import { outboxPath } from './paths';

/** Addresses in a text, as they stand alone in a mail. */
const ADDRESS = /(https?:\/\/\S+)/;

/** The text, its addresses as links. */
const linked = (body: string) =>
  body.split(ADDRESS).map((piece, index) =>
    index % 2 ? (
      <a key={index} href={piece} rel="noreferrer">
        {piece}
      </a>
    ) : (
      piece
    ),
  );

function Letter({ mail }: { mail: Mail }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const { label, tone } = useMailStatuses()[mail.status];
  return (
    <Facts
      facts={[
        [t('outbox.fields.to'), mail.to],
        [t('outbox.fields.purpose'), t(`outbox.kinds.${mail.purpose}`)],
        [
          t('outbox.fields.status'),
          <StatusChip key="status" tone={tone}>
            {label}
          </StatusChip>,
        ],
        [t('outbox.fields.created_at'), <DateText key="made" iso={mail.created_at} />],
        [t('outbox.fields.sent_at'), mail.sent_at ? <DateText key="sent" iso={mail.sent_at} /> : t('outbox.notSent')],
        [t('outbox.fields.attempts'), formatNumber(mail.attempts, language)],
        ...(mail.sandbox
          ? [
              [
                t('outbox.fields.sandbox'),
                <StatusChip key="sandbox" tone="warning">
                  {t('outbox.neverSent')}
                </StatusChip>,
              ] as const,
            ]
          : []),
        ...(mail.error ? [[t('outbox.fields.error'), mail.error] as const] : []),
      ]}
    >
      {mail.body ? (
        <div className={css.body}>{linked(mail.body)}</div>
      ) : (
        <p>{t(mail.status === 'kept' ? 'outbox.withheld' : 'outbox.blanked')}</p>
      )}
      {mail.purpose === 'reset' && <NewResetLink mail={mail.id} />}
    </Facts>
  );
}

export function OutboxMail() {
  const { t } = useTranslation('audit');
  const { id = '' } = useParams();
  const mail = useAppSelector((state) => modules.mail.selectors.byId(state, id));
  return (
    <>
      <PageHeader title={mail?.subject ?? t('outbox.mail')} />
      <RecordPage module={modules.mail} id={id} missing={{ title: t('outbox.missing') }} back={{ to: outboxPath, label: t('outbox.back') }}>
        {() => mail && <Letter mail={mail} />}
      </RecordPage>
    </>
  );
}
