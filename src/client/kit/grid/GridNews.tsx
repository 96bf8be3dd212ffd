/** Says that a list has other rows now, and shows them when the person asks: nothing moves under the eyes. Rule: LIV-4. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import css from './toolbar.module.css';
import type { News } from './useNews';

/** The place that announces is always there: only what comes into it is read out. */
export function GridNews({ news }: { news: News | null }) {
  const { t } = useTranslation('grid');
  return (
    <div role="status" className={news ? css.news : undefined}>
      {news && (
        <Button size="small" variant="contained" onClick={news.show}>
          {news.count ? t('newRows', { count: news.count }) : t('listChanged')}
        </Button>
      )}
    </div>
  );
}
