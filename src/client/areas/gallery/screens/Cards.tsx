/** The style guide's cards: numbers at a glance, heads of pages, sections, and places with nothing in them yet. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sentence, type Problem } from '#shared/errors';
import { WhyButton } from '#client/kit/WhyButton';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { AddIcon, ItemIcon, NothingFoundIcon, UsersIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { FormSkeleton, RowSkeletons } from '#client/ui/Skeletons';
import { StatsCard } from '#client/ui/StatsCard';
import { StatusChip } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';
import { Card } from '#client/ui/Card';
import css from './Cards.module.css';
import { cardFacts } from './facts/cards';
import { GalleryPage } from './GalleryPage';
import { Specimen, State, States } from './Specimen';

const course = [2, 3, 3, 5, 4, 6, 8, 7, 9, 11];
const nowhere = () => undefined;

function Stats() {
  const { t } = useTranslation(['galleryCards', 'gallery', 'common']);
  return (
    <Specimen id="stats" why={t('why.stats')} facts={cardFacts.StatsCard}>
      <States>
        <State name={t('gallery:state.usual')}>
          <StatsCard
            icon={ItemIcon}
            label={t('stats.items')}
            value={1284}
            news={t('stats.news')}
            trend="up"
            compared={t('stats.up')}
            course={course}
          />
        </State>
        <State name={t('stats.less')}>
          <StatsCard
            icon={UsersIcon}
            label={t('stats.users')}
            value={36}
            news={t('stats.fewNews')}
            trend="down"
            compared={t('stats.down')}
            course={course.toReversed()}
          />
        </State>
        <State name={t('stats.door')}>
          <StatsCard icon={ItemIcon} label={t('stats.items')} value={1284} to="/usman/item-management" link={t('stats.open')} />
        </State>
        <State name={t('gallery:state.loading')}>
          <StatsCard icon={ItemIcon} label={t('stats.items')} value={undefined} />
        </State>
        <State name={t('gallery:state.empty')}>
          <StatsCard icon={UsersIcon} label={t('stats.users')} value={0} news={t('stats.none')} course={[0, 0, 0]} />
        </State>
        <State name={t('gallery:state.long')}>
          <StatsCard icon={UsersIcon} label={t('stats.longLabel')} value={999_999_999} news={t('stats.longNews')} />
        </State>
      </States>
    </Specimen>
  );
}

function Headers() {
  const { t } = useTranslation(['galleryCards', 'gallery', 'common']);
  const add = (
    <Button variant="contained" startIcon={<AddIcon size={18} aria-hidden="true" />}>
      {t('header.add')}
    </Button>
  );
  return (
    <Specimen id="header" why={t('why.header')} facts={cardFacts.PageHeader}>
      <States>
        <State name={t('gallery:state.usual')} wide>
          <div className={css.head}>
            <PageHeader level={2} title={t('header.title')} purpose={t('header.purpose')} action={add} />
          </div>
        </State>
        <State name={t('header.withBadge')} wide>
          <PageHeader level={2} title={t('header.title')} badge={<StatusChip tone="success">{t('header.active')}</StatusChip>} />
        </State>
        <State name={t('gallery:state.long')} wide>
          <PageHeader level={2} title={t('header.longTitle')} purpose={t('header.longPurpose')} />
        </State>
      </States>
    </Specimen>
  );
}

function Sections() {
  const { t } = useTranslation(['galleryCards', 'gallery']);
  return (
    <Specimen id="section" why={t('why.section')} facts={cardFacts.Card}>
      <States>
        <State name={t('gallery:state.usual')} wide>
          <Card title={t('section.title')} purpose={t('section.purpose')} badge={<StatusChip tone="success">{t('section.on')}</StatusChip>}>
            <p className={css.text}>{t('section.text')}</p>
          </Card>
        </State>
        <State name={t('gallery:state.loading')} wide>
          <Card title={t('section.title')} purpose={t('section.purpose')}>
            <FormSkeleton fields={2} />
          </Card>
        </State>
      </States>
    </Specimen>
  );
}

function Nothing() {
  const { t } = useTranslation(['galleryCards', 'gallery']);
  const language = useLanguage();
  const said = ({ code, meta }: Problem) => sentence(code, language, meta);
  const refusal: Problem = { code: 'access.denied', meta: { permission: 'view items' } };
  return (
    <>
      <Specimen id="empty" why={t('why.empty')} facts={cardFacts.EmptyState}>
        <States>
          <State name={t('empty.first')}>
            <div className={css.paper}>
              <EmptyState
                icon={ItemIcon}
                title={t('empty.title')}
                message={t('empty.message')}
                action={<Button variant="contained">{t('header.add')}</Button>}
              />
            </div>
          </State>
          <State name={t('empty.noMatch')}>
            <div className={css.paper}>
              <EmptyState icon={NothingFoundIcon} title={t('empty.noMatchTitle')} message={t('empty.noMatchMessage')} />
            </div>
          </State>
        </States>
      </Specimen>
      <Specimen id="error" why={t('why.error')} facts={cardFacts.ErrorState}>
        <States>
          <State name={t('gallery:state.error')}>
            <div className={css.paper}>
              <ErrorState message={said({ code: 'timeout' })} onRetry={nowhere} />
            </div>
          </State>
          <State name={t('gallery:state.offline')}>
            <div className={css.paper}>
              <ErrorState message={said({ code: 'network' })} offline onRetry={nowhere} />
            </div>
          </State>
          <State name={t('gallery:state.refused')}>
            <div className={css.paper}>
              <ErrorState message={said(refusal)} onRetry={nowhere} more={<WhyButton problem={refusal} />} />
            </div>
          </State>
        </States>
      </Specimen>
      <Specimen id="skeleton" why={t('why.skeleton')} facts={cardFacts.RowSkeletons}>
        <div className={css.paper}>
          <RowSkeletons rows={3} />
        </div>
      </Specimen>
    </>
  );
}

export function Cards() {
  const { t } = useTranslation('galleryCards');
  return (
    <GalleryPage page="galleryCards" purpose={t('purpose')} contents={t('contents', { returnObjects: true })}>
      <Stats />
      <Headers />
      <Sections />
      <Nothing />
    </GalleryPage>
  );
}
