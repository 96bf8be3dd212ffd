/** The sizes of paper as lines of a menu. */
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { paperSizes, type PaperSize } from '#shared/documents/paper';

export function SizeItems({ onChoose }: { onChoose: (size: PaperSize) => void }) {
  const { t } = useTranslation('receipts');
  return paperSizes.map((size) => (
    <MenuItem key={size} onClick={() => onChoose(size)}>
      {t(`on.${size}`)}
    </MenuItem>
  ));
}
