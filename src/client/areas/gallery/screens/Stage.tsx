/** Where a specimen stands: as light or dark as one likes whatever the page is, and as narrow as a phone. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { colorSchemeAttribute } from '#client/ui/constants';
import { DarkModeIcon, LightModeIcon, PhoneIcon, type Icon } from '#client/ui/icons';
import css from './Specimen.module.css';

type ToggleProps = { icon: Icon; label: string; pressed: boolean; onPress: () => void };

function Toggle({ icon: ToggleIcon, label, pressed, onPress }: ToggleProps) {
  return (
    <button type="button" className={css.toggle} aria-label={label} data-tip={label} aria-pressed={pressed} onClick={onPress}>
      <ToggleIcon size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

const schemes = [
  ['light', LightModeIcon],
  ['dark', DarkModeIcon],
] as const;

export function Stage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('gallery');
  const [scheme, setScheme] = useState<'light' | 'dark'>();
  const [narrow, setNarrow] = useState(false);
  return (
    <div className={css.stage} data-stage {...(scheme && { [colorSchemeAttribute]: scheme })}>
      <div className={css.tools} role="group" aria-label={t('stage.label', { title })}>
        {schemes.map(([each, icon]) => (
          <Toggle
            key={each}
            icon={icon}
            label={t(`stage.${each}`)}
            pressed={scheme === each}
            onPress={() => setScheme(scheme === each ? undefined : each)}
          />
        ))}
        <Toggle icon={PhoneIcon} label={t('stage.narrow')} pressed={narrow} onPress={() => setNarrow(!narrow)} />
      </div>
      <div className={css.boards} data-narrow={narrow || undefined}>
        {children}
      </div>
    </div>
  );
}
