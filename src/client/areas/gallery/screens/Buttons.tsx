/** The style guide's buttons: what starts something, what is dangerous, what leads on. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WhyButton } from '#client/kit/WhyButton';
import { ConfirmDialog } from '#client/ui/ConfirmDialog';
import { CopyButton } from '#client/ui/CopyButton';
import { DeleteIcon } from '#client/ui/icons';
import { PlainButton } from '#client/ui/PlainButton';
import { PlainLink } from '#client/ui/PlainLink';
import { IconSpecimen, UsualSpecimen } from './ButtonSpecimens';
import { buttonFacts } from './facts/buttons';
import { GalleryPage } from './GalleryPage';
import { Specimen, State, States } from './Specimen';

function Dangerous() {
  const { t } = useTranslation(['galleryButtons', 'common']);
  const [asking, setAsking] = useState<'dangerous' | 'harmless'>();
  const close = () => setAsking(undefined);
  return (
    <Specimen id="danger" why={t('why.danger')} facts={buttonFacts.ConfirmDialog}>
      <States>
        <State name={t('dangerous')}>
          <Button
            variant="contained"
            color="error"
            startIcon={<DeleteIcon size={18} aria-hidden="true" />}
            onClick={() => setAsking('dangerous')}
          >
            {t('common:action.delete')}
          </Button>
        </State>
        <State name={t('harmless')}>
          <Button variant="outlined" onClick={() => setAsking('harmless')}>
            {t('ask.harmless.open')}
          </Button>
        </State>
      </States>
      <ConfirmDialog
        open={asking === 'dangerous'}
        title={t('ask.dangerous.title')}
        confirm={t('ask.dangerous.confirm')}
        dangerous
        onConfirm={close}
        onCancel={close}
      >
        {t('ask.dangerous.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'harmless'}
        title={t('ask.harmless.title')}
        confirm={t('ask.harmless.confirm')}
        onConfirm={close}
        onCancel={close}
      >
        {t('ask.harmless.text')}
      </ConfirmDialog>
    </Specimen>
  );
}

function Plain() {
  const { t } = useTranslation(['galleryButtons', 'gallery', 'common']);
  return (
    <>
      <Specimen id="plain" why={t('why.plain')} facts={buttonFacts.PlainButton}>
        <States>
          <State name={t('gallery:state.usual')}>
            <PlainButton type="button">{t('common:chrome.login')}</PlainButton>
          </State>
          <State name={t('gallery:state.loading')}>
            <PlainButton type="button" busy>
              {t('signingIn')}
            </PlainButton>
          </State>
          <State name={t('gallery:state.disabled')}>
            <PlainButton type="button" disabled>
              {t('common:chrome.login')}
            </PlainButton>
          </State>
        </States>
      </Specimen>
      <Specimen id="link" why={t('why.link')} facts={buttonFacts.PlainLink}>
        <States>
          <State name={t('gallery:state.usual')}>
            <PlainLink to="/dashboard">{t('common:chrome.toDashboard')}</PlainLink>
          </State>
        </States>
      </Specimen>
    </>
  );
}

function Special() {
  const { t } = useTranslation(['galleryButtons', 'gallery']);
  return (
    <>
      <Specimen id="copy" why={t('why.copy')} facts={buttonFacts.CopyButton}>
        <States>
          <State name={t('gallery:state.usual')}>
            <CopyButton text="NADI-2026-0001" label={t('copyCode')} copied={t('gallery:code.copied')} failed={t('gallery:code.failed')} />
          </State>
        </States>
      </Specimen>
      <Specimen id="why" why={t('why.why')} facts={buttonFacts.WhyButton}>
        <States>
          <State name={t('permission')}>
            <WhyButton problem={{ code: 'access.denied', meta: { permission: 'delete items' } }} />
          </State>
          <State name={t('otherProblem')}>
            <WhyButton problem={{ code: 'network' }} />
            {t('nothing')}
          </State>
        </States>
      </Specimen>
    </>
  );
}

export function Buttons() {
  const { t } = useTranslation('galleryButtons');
  return (
    <GalleryPage page="galleryButtons" purpose={t('purpose')} contents={t('contents', { returnObjects: true })}>
      <UsualSpecimen />
      <Dangerous />
      <IconSpecimen />
      <Plain />
      <Special />
    </GalleryPage>
  );
}
