/** The style guide's type: sizes, weights, figures, the length of a line, colours, states, dates and money. */
import { useTranslation } from 'react-i18next';
import { Brand } from '#client/ui/BrandMark';
import { DateText, RelativeDate } from '#client/ui/DateText';
import { Money } from '#client/ui/Money';
import { StatusChip, type Tone } from '#client/ui/StatusChip';
import { Colours } from './Colours';
import { typeFacts } from './facts/type';
import { GalleryPage } from './GalleryPage';
import { Row } from './Row';
import { Specimen, State, States } from './Specimen';
import css from './Typography.module.css';

/** The sizes of LOK-1, in CSS pixels, and the weights in use. */
const sizes = [12, 13, 14, 16, 20, 24, 32, 44];
const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;
const weightNames = Object.keys(weights) as (keyof typeof weights)[];
const amounts = [1_250, 150_000, 11_111_111, 999_888_777];
const tones: readonly Tone[] = ['success', 'info', 'warning', 'danger', 'neutral'];

const HOUR = 3_600_000;
/** A sample's present and what lies before it. */
const now = Date.parse('2026-11-21T08:00:00Z');
const before = (hours: number) => new Date(now - hours * HOUR).toISOString();

function Letters() {
  const { t } = useTranslation('galleryType');
  return (
    <>
      <Specimen id="sizes" why={t('why.sizes')}>
        <ul className={css.lines}>
          {sizes.map((size) => (
            <li key={size}>
              <span className="tabular">{t('pixels', { size })}</span>
              <span style={{ fontSize: size, lineHeight: 1.3 }}>{t('sample')}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen id="weights" why={t('why.weights')}>
        <ul className={css.lines}>
          {weightNames.map((name) => (
            <li key={name}>
              <span className="tabular">{weights[name]}</span>
              <span style={{ fontWeight: weights[name], fontSize: 16 }}>{t(`weight.${name}`)}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen id="line" why={t('why.line')}>
        <p className={css.measure}>{t('text')}</p>
        <p>
          <code className={css.mono}>{t('mono')}</code>
        </p>
      </Specimen>
    </>
  );
}

function Figures() {
  const { t } = useTranslation('galleryType');
  return (
    <Specimen id="figures" why={t('why.figures')} facts={typeFacts.Money}>
      <States>
        <State name={t('equal')}>
          <ul className={css.amounts}>
            {amounts.map((amount) => (
              <li key={amount}>
                <Money amount={amount} currency="IDR" />
              </li>
            ))}
          </ul>
        </State>
        <State name={t('otherCurrency')}>
          <Money amount={1250.5} currency="USD" />
        </State>
        <State name={t('noCurrency')}>
          <Money amount={125000} />
        </State>
      </States>
    </Specimen>
  );
}

function Chips() {
  const { t } = useTranslation(['galleryType', 'gallery']);
  return (
    <Specimen id="chips" why={t('why.chips')} facts={typeFacts.StatusChip}>
      <States>
        <State name={t('fiveTones')} wide>
          <Row>
            {tones.map((tone) => (
              <StatusChip key={tone} tone={tone}>
                {t(`tone.${tone}`)}
              </StatusChip>
            ))}
          </Row>
        </State>
      </States>
    </Specimen>
  );
}

function Dates() {
  const { t } = useTranslation(['galleryType', 'gallery']);
  return (
    <>
      <Specimen id="dates" why={t('why.dates')} facts={typeFacts.DateText}>
        <States>
          <State name={t('day')}>
            <DateText iso="2026-11-21" />
          </State>
          <State name={t('moment')}>
            <DateText iso={before(30)} />
          </State>
        </States>
      </Specimen>
      <Specimen id="relative" why={t('why.relative')} facts={typeFacts.RelativeDate}>
        <States>
          {([0, 2, 30, 24 * 40] as const).map((hours) => (
            <State key={hours} name={t('gallery:state.hover')}>
              <RelativeDate iso={before(hours)} now={now} tabStop />
            </State>
          ))}
        </States>
      </Specimen>
    </>
  );
}

export function Typography() {
  const { t } = useTranslation('galleryType');
  return (
    <GalleryPage page="galleryType" purpose={t('purpose')} contents={t('contents', { returnObjects: true })}>
      <Letters />
      <Specimen id="colours" why={t('why.colours')}>
        <Colours />
      </Specimen>
      <Figures />
      <Chips />
      <Dates />
      <Specimen id="brand" why={t('why.brand')} facts={typeFacts.Brand}>
        <States>
          <State name={t('whole')}>
            <Brand />
          </State>
          <State name={t('markOnly')}>
            <Brand narrow />
          </State>
        </States>
      </Specimen>
    </GalleryPage>
  );
}
