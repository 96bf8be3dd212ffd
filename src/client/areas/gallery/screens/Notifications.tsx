/** The style guide's notifications: what is said in place, in the corner, over the page, and while one waits. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '#client/storeKit/ids';
import { useAppDispatch } from '#client/store/hooks';
import { notices } from '#client/store/flows/notices';
import { ConfirmDialog } from '#client/ui/ConfirmDialog';
import { modalAnimation, notice, toast } from '#client/ui/constants';
import { PlainAlert } from '#client/ui/PlainAlert';
import { ProgressBar } from '#client/ui/ProgressBar';
import { noticeFacts } from './facts/notices';
import { GalleryPage } from './GalleryPage';
import { ActionSpecimen, TypeSpecimen } from './NoticeSpecimens';
import css from './Notifications.module.css';
import { Row } from './Row';
import { Specimen, State, States } from './Specimen';

/** One button for each type: its toast comes as it does anywhere else, through the store. */
function Toasts() {
  const { t } = useTranslation(['galleryNotices', 'common']);
  const dispatch = useAppDispatch();
  const say = (variant: (typeof notice.types)[number]) =>
    dispatch(notices.actions.shown({ id: newId(), variant, key: `galleryNotices:said.${variant}` }));
  const undo = notices.actions.shown({ id: 'gallery-undone', variant: 'info', key: 'galleryNotices:taken' });
  return (
    <Specimen id="toast" why={t('why.toast', { seconds: toast.duration / 1000 })}>
      <Row>
        {notice.types.map((type) => (
          <Button key={type} variant="outlined" onClick={() => say(type)}>
            {t('send', { type })}
          </Button>
        ))}
        <Button
          variant="outlined"
          onClick={() => dispatch(notices.actions.shown({ id: newId(), variant: 'success', key: 'galleryNotices:said.success', undo }))}
        >
          {t('sendUndo')}
        </Button>
      </Row>
    </Specimen>
  );
}

function Alerts() {
  const { t } = useTranslation(['galleryNotices', 'common']);
  return (
    <>
      <Specimen id="alert" why={t('why.alert')} facts={noticeFacts.PlainAlert}>
        <div className={css.list}>
          <State name="danger">
            <PlainAlert action={<button type="button">{t('common:action.retry')}</button>}>{t('said.danger')}</PlainAlert>
          </State>
          <State name="info">
            <PlainAlert tone="info">{t('said.info')}</PlainAlert>
          </State>
        </div>
      </Specimen>
      <Specimen id="form" why={t('why.form')}>
        <div className={css.list}>
          <Alert severity="error">
            <AlertTitle>{t('form.title')}</AlertTitle>
            {t('form.text')}
          </Alert>
          <Alert severity="warning" action={<Button color="inherit">{t('common:action.retry')}</Button>}>
            {t('said.warning')}
          </Alert>
          <Alert severity="info">{t('said.info')}</Alert>
          <Alert severity="success">{t('said.success')}</Alert>
        </div>
      </Specimen>
    </>
  );
}

function Modal() {
  const { t } = useTranslation(['galleryNotices', 'common']);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Specimen id="modal" why={t('why.modal', { time: modalAnimation })}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('modal.open')}
      </Button>
      <ConfirmDialog open={open} title={t('modal.title')} confirm={t('common:action.close')} onConfirm={close} onCancel={close}>
        {t('modal.text', { time: modalAnimation })}
      </ConfirmDialog>
    </Specimen>
  );
}

function Progress() {
  const { t } = useTranslation(['galleryNotices', 'gallery']);
  return (
    <Specimen id="progress" why={t('why.progress')} facts={noticeFacts.ProgressBar}>
      <States>
        {[0, 42, 100].map((value) => (
          <State key={value} name={t('percent', { value })}>
            <ProgressBar label={t('exporting')} value={value} />
          </State>
        ))}
      </States>
    </Specimen>
  );
}

export function Notifications() {
  const { t } = useTranslation('galleryNotices');
  return (
    <GalleryPage page="galleryNotices" purpose={t('purpose')} contents={t('contents', { returnObjects: true })}>
      <TypeSpecimen />
      <ActionSpecimen />
      <Toasts />
      <Alerts />
      <Modal />
      <Progress />
    </GalleryPage>
  );
}
