/** The second step of signing in: off, being set up, on; and its recovery codes, shown once. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/areas/identity/resources/user';
import { useAppSelector } from '#client/store/hooks';
import { account } from '../../flows/account';
import { StatusChip } from '#client/ui/StatusChip';
import { Card } from '#client/ui/Card';
import { CodesPanel } from './CodesPanel';
import { OffPanel } from './OffPanel';
import { OnPanel } from './OnPanel';
import css from './twoStep.module.css';
import { SetupPanel } from './SetupPanel';
import { useUnsaved, type Unsaved } from './useUnsaved';

const usePanel = (told: boolean) => {
  const on = useAppSelector(account.selectors.twoStep) ?? told;
  const setup = useAppSelector(account.selectors.setup);
  const codes = useAppSelector(account.selectors.recoveryCodes);
  if (codes) return { name: 'codes', panel: <CodesPanel codes={codes} /> } as const;
  if (on) return { name: 'turnedOn', panel: <OnPanel /> } as const;
  if (setup) return { name: 'setup', panel: <SetupPanel setup={setup} /> } as const;
  return { name: 'turnedOff', panel: <OffPanel /> } as const;
};

export function TwoStepCard({ profile, unsaved }: { profile: User; unsaved: Unsaved }) {
  const { t } = useTranslation('profile');
  const { name, panel } = usePanel(profile.two_step);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(name);
  useUnsaved(unsaved, 'codes', name === 'codes');
  // What was pressed is gone with the panel before: reading goes on here.
  useEffect(() => {
    if (shown.current !== name) heading.current?.focus();
    shown.current = name;
  }, [name]);
  const isOn = name === 'turnedOn' || name === 'codes';
  return (
    <Card
      title={t('twoStep.title')}
      purpose={t('twoStep.purpose')}
      badge={<StatusChip tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'twoStep.on' : 'twoStep.off')}</StatusChip>}
    >
      <h3 ref={heading} tabIndex={-1} className={css.panelTitle}>
        {t(`twoStep.${name}.title`)}
      </h3>
      {panel}
    </Card>
  );
}
