/** Badges: statuses in their five tones, and tags in colours of their own. */
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#client/ui/StatusChip';
import { ColorBadge } from '#client/ui/ColorBadge';
import { Row } from '../Row';
import { State, States } from '../Specimen';

const tones = ['success', 'info', 'warning', 'danger', 'neutral'] as const;
const colours = ['#0f766e', '#b26a00', '#7b2ca3'];

export function BadgeStates() {
  const { t } = useTranslation('galleryWidgets');
  const names: readonly string[] = t('badge.tagNames', { returnObjects: true });
  return (
    <States>
      <State name={t('badge.statuses')} wide>
        <Row>
          {tones.map((tone) => (
            <StatusChip key={tone} tone={tone}>
              {t(`badge.${tone}`)}
            </StatusChip>
          ))}
        </Row>
      </State>
      <State name={t('badge.tags')} wide>
        <Row>
          {names.map((name, at) => (
            <ColorBadge key={name} color={colours[at % colours.length]!}>
              {name}
            </ColorBadge>
          ))}
        </Row>
      </State>
    </States>
  );
}
