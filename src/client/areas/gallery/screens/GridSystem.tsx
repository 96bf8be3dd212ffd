/** The style guide's layout: where the page changes, how far things stand apart, how wide they grow. Drawn from the theme's own measures. */
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { rowHeights } from '#client/kit/grid/useGridAppearance';
import { sidebar } from '#client/ui/constants';
import { PlainTable } from '#client/ui/PlainTable';
import { StatusChip } from '#client/ui/StatusChip';
import { radius } from '#client/ui/tokens';
import { GalleryPage } from './GalleryPage';
import css from './GridSystem.module.css';
import { Specimen, State, States } from './Specimen';

type Step = { readonly key: 'xs' | 'sm' | 'md' | 'lg' | 'xl'; readonly from: number; readonly below: number | undefined };

/** One step of the way from a phone to a wall: whether the window stands on it now. */
function Here({ from, below }: Pick<Step, 'from' | 'below'>) {
  const { t } = useTranslation('galleryGrid');
  const upper = below === undefined ? '' : ` and (max-width:${below - 0.05}px)`;
  const here = useMediaQuery(`(min-width:${from}px)${upper}`, { noSsr: true });
  return here ? <StatusChip tone="success">{t('here')}</StatusChip> : null;
}

function Breakpoints() {
  const { t } = useTranslation('galleryGrid');
  const { values } = useTheme().breakpoints;
  const keys = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
  const steps = keys.map((key, at): Step => ({ key, from: values[key], below: keys[at + 1] && values[keys[at + 1]!] }));
  const columns = [
    { key: 'key', label: t('columns.key'), cell: ({ key }: Step) => <code className={css.code}>{key}</code> },
    { key: 'from', label: t('columns.from'), align: 'right' as const, cell: ({ from }: Step) => t('pixels', { count: from }) },
    { key: 'what', label: t('columns.what'), cell: ({ key }: Step) => t(`what.${key}`, { breakpoint: sidebar.breakpoint }) },
    { key: 'here', label: t('columns.here'), cell: ({ from, below }: Step) => <Here from={from} below={below} /> },
  ];
  return (
    <Specimen id="breakpoints" why={t('why.breakpoints', { breakpoint: sidebar.breakpoint, delay: sidebar.hideDelay })}>
      <PlainTable label={t('contents.breakpoints')} columns={columns} rows={steps} rowKey={({ key }) => key} />
    </Specimen>
  );
}

/** CSS pixels: fours for what belongs closely together, eights for the rest. */
const spaces = [4, 8, 12, 16, 20, 24, 32, 40];

function Spacing() {
  const { t } = useTranslation('galleryGrid');
  return (
    <Specimen id="spacing" why={t('why.spacing')}>
      <ul className={css.spaces}>
        {spaces.map((count) => (
          <li key={count}>
            <span className="tabular">{t('pixels', { count })}</span>
            <i style={{ width: count }} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

function Widths() {
  const { t } = useTranslation('galleryGrid');
  return (
    <Specimen id="widths" why={t('why.widths')}>
      <div className={css.widths}>
        <span>{t('width.full')}</span>
        <span>{t('width.page')}</span>
        <span>{t('width.form')}</span>
        <span>{t('width.words')}</span>
      </div>
    </Specimen>
  );
}

function Columns() {
  const { t } = useTranslation('galleryGrid');
  return (
    <Specimen id="columns" why={t('why.columns')}>
      <States>
        <State name={t('column.fit')} wide>
          <div className={css.fit}>
            {[1, 2, 3, 4].map((number) => (
              <span key={number}>{t('column.card', { number })}</span>
            ))}
          </div>
        </State>
        <State name={t('column.aside')} wide>
          <div className={css.aside}>
            <span>{t('column.main')}</span>
            <span>{t('column.side')}</span>
          </div>
        </State>
      </States>
    </Specimen>
  );
}

function Forms() {
  const { t } = useTranslation('galleryGrid');
  return (
    <Specimen id="form" why={t('why.form')}>
      <States>
        <State name={t('form.radius', { radius })}>
          <span className={css.box}>{t('form.field')}</span>
        </State>
        <State name={t('form.shadow')}>
          <span className={css.shadowed}>{t('form.over')}</span>
        </State>
        {(['comfortable', 'compact'] as const).map((density) => (
          <State key={density} name={t(`form.${density}`, { height: rowHeights[density] })}>
            <span className={css.row} style={{ height: rowHeights[density] }}>
              {t('form.row')}
            </span>
          </State>
        ))}
      </States>
    </Specimen>
  );
}

export function GridSystem() {
  const { t } = useTranslation('galleryGrid');
  return (
    <GalleryPage page="galleryGrid" purpose={t('purpose')} contents={t('contents', { returnObjects: true })}>
      <Breakpoints />
      <Spacing />
      <Widths />
      <Columns />
      <Forms />
    </GalleryPage>
  );
}
