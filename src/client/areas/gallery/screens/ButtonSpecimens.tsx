/** The buttons of everyday use in their states: with words, and with an icon alone. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { AddIcon, DeleteIcon, EditIcon, PrintIcon } from '#client/ui/icons';
import { buttonFacts } from './facts/buttons';
import { Row } from './Row';
import { Specimen, State, States } from './Specimen';

const variants = ['contained', 'outlined', 'text'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export function UsualSpecimen() {
  const { t } = useTranslation(['galleryButtons', 'gallery', 'common']);
  const add = t('common:action.add');
  return (
    <Specimen id="button" why={t('why.button')} facts={buttonFacts.Button}>
      <States>
        <State name={t('variants')}>
          <Row>
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                {t(`variant.${variant}`)}
              </Button>
            ))}
          </Row>
        </State>
        <State name={t('sizes')}>
          <Row>
            {sizes.map((size) => (
              <Button key={size} variant="contained" size={size}>
                {t(`size.${size}`)}
              </Button>
            ))}
          </Row>
        </State>
        <State name={t('withIcon')}>
          <Button variant="contained" startIcon={<AddIcon size={18} aria-hidden="true" />}>
            {add}
          </Button>
        </State>
        <State name={t('gallery:state.hover')}>
          <Button variant="outlined">{t('hoverMe')}</Button>
        </State>
        <State name={t('gallery:state.loading')}>
          <Row>
            <Button variant="contained" loading>
              {t('common:action.save')}
            </Button>
            <Button variant="outlined" loading loadingPosition="start" startIcon={<PrintIcon size={18} aria-hidden="true" />}>
              {t('printing')}
            </Button>
          </Row>
        </State>
        <State name={t('gallery:state.disabled')}>
          <Row>
            <Button variant="contained" disabled>
              {t('common:action.save')}
            </Button>
            <Button variant="outlined" disabled>
              {t('common:action.cancel')}
            </Button>
          </Row>
        </State>
        <State name={t('gallery:state.long')}>
          <Button variant="contained" sx={{ whiteSpace: 'normal' }}>
            {t('long')}
          </Button>
        </State>
      </States>
    </Specimen>
  );
}

export function IconSpecimen() {
  const { t } = useTranslation(['galleryButtons', 'gallery', 'common']);
  const [edit, remove] = [t('common:action.edit'), t('common:action.delete')];
  return (
    <Specimen id="icon" why={t('why.icon')} facts={buttonFacts.IconButton}>
      <States>
        <State name={t('gallery:state.hover')}>
          <Row>
            <IconButton aria-label={edit} data-tip={edit}>
              <EditIcon size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton aria-label={remove} data-tip={remove}>
              <DeleteIcon size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </Row>
        </State>
        <State name={t('size.small')}>
          <IconButton size="small" aria-label={edit} data-tip={edit}>
            <EditIcon size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </State>
        <State name={t('gallery:state.disabled')}>
          <IconButton disabled aria-label={edit}>
            <EditIcon size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </State>
      </States>
    </Specimen>
  );
}
