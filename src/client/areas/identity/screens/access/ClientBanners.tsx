/** Above every page of a client's people: that the client is one for tests, and that people of ours may read its data. Rules: SUB-24, PRV-18. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { clientInstant, type OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { useAppDispatch } from '#client/store/hooks';
import { workplace } from '#client/store/session/workplace';
import { formatDate, formatRelative } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { pathsOf } from '#client/kit/resource/paths';

const MINUTE = 60_000;

/** The present time in milliseconds, again every minute. */
const useMinute = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
};

function SandboxBanner({ client, now }: { client: OwnSubscription; now: number }) {
  const { t } = useTranslation('access');
  const time = formatDate(clientInstant(client, new Date(now)), useLanguage());
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {t('client.sandbox', { time })}
    </Alert>
  );
}

type SupportProps = { support: NonNullable<OwnSubscription['support']>; now: number; isReader: boolean };

function SupportBanner({ support: { until, readers }, now, isReader }: SupportProps) {
  const { t } = useTranslation('access');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const left = { until: formatDate(until, language), left: formatRelative(until, language, now), readers: readers ?? '' };
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        isReader ? (
          <Button color="inherit" onClick={() => void dispatch(workplace.actions.choose(null))}>
            {t('client.leave')}
          </Button>
        ) : (
          <Button color="inherit" component={Link} to={pathsOf('supportGrant').list}>
            {t('client.details')}
          </Button>
        )
      }
    >
      {t(isReader ? 'client.reading' : readers ? 'client.supportUsed' : 'client.support', left)}
    </Alert>
  );
}

/** @param isReader the person is one of ours who reads by the access */
export function ClientBanners({ client, isReader }: { client: OwnSubscription; isReader: boolean }) {
  const now = useMinute();
  const { support, sandbox } = client;
  return (
    <>
      {sandbox && <SandboxBanner client={client} now={now} />}
      {support && Date.parse(support.until) > now && <SupportBanner support={support} now={now} isReader={isReader} />}
    </>
  );
}
