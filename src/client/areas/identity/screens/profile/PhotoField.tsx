/** One's own photo: chosen and uploaded at once, or removed. */
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { limits } from '#shared/limits';
import type { User } from '#shared/areas/identity/resources/user';
import { useRequest } from '#client/kit/anyModule';
import type { FileTicket } from '#client/services/files';
import { ticketFor } from '#client/store/files';
import { useAppDispatch } from '#client/store/hooks';
import * as modules from '../../modules';
import { PersonIcon, UploadIcon } from '#client/ui/icons';
import { initials } from '#shared/domain/initials';
import { useLanguage } from '#client/ui/useLanguage';
import css from './profile.module.css';
import type { useOwnSaving } from './useOwnSaving';
import { useErrorText } from '#client/ui/useErrorText';

const types = ['image/png', 'image/jpeg', 'image/webp'];
const size = limits.picture / 1_048_576;
/** Problems that pass by themselves: the same picture can be sent again. */
const again: readonly string[] = ['network', 'picture.busy', 'rate.limited'];

type Props = { profile: User; saving: ReturnType<typeof useOwnSaving> };

/** @returns how the upload stands, and how to begin one, or the last one again */
const useUpload = (id: string) => {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { busy, failed, errors } = useRequest(modules.user, id);
  const [last, setLast] = useState<FileTicket>();
  const [refused, setRefused] = useState<string>();
  const send = (file: FileTicket) => {
    setLast(file);
    dispatch(modules.user.actions.acknowledge(id));
    dispatch(modules.user.actions.upload({ id, field: 'profile_image', file }, { notify: 'profile:photo.saved' }));
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    const known = types.includes(file.type);
    const fits = file.size <= limits.picture;
    setRefused(known ? (fits ? undefined : t('photo.tooLarge', { size })) : sentence('picture.unsupported', language));
    if (known && fits) send(ticketFor(file));
  };
  const problem = failed === 'upload' ? errors[0] : undefined;
  return {
    uploading: busy === 'upload',
    refused: refused ?? (problem && sentence(problem.code, language, problem.meta)),
    choose,
    again: last && problem && again.includes(problem.code) ? () => send(last) : undefined,
  };
};

export function PhotoField({ profile, saving }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const say = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const label = useId();
  const upload = useUpload(profile.id);
  const removal = saving.refused('photo')[0];
  const wrong = upload.refused ?? (removal && say(removal));
  const busy = upload.uploading || saving.busy('photo');
  return (
    <div className={css.photo} role="group" aria-labelledby={label}>
      <Avatar className={css.avatar ?? ''} src={profile.profile_image ?? undefined} alt="" aria-hidden="true">
        {initials(profile.name) || <PersonIcon size={36} strokeWidth={1.5} />}
      </Avatar>
      <div className={css.photoWords}>
        <span id={label} className={css.label}>
          {t('photo.label')}
        </span>
        <input
          ref={input}
          type="file"
          accept={types.join(',')}
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          data-testid="profile-photo"
          onChange={(event) => {
            upload.choose(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
        <div className={css.buttons}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<UploadIcon size={16} aria-hidden="true" />}
            disabled={busy}
            onClick={() => input.current?.click()}
          >
            {t(profile.profile_image ? 'photo.change' : 'photo.choose')}
          </Button>
          {profile.profile_image && (
            <Button
              size="small"
              color="error"
              disabled={busy}
              onClick={() => saving.save('photo', { profile_image: null }, { notify: 'profile:photo.removed' })}
            >
              {t('photo.remove')}
            </Button>
          )}
        </div>
        {upload.uploading ? (
          <div className={css.progress}>
            <LinearProgress aria-label={t('photo.uploading')} />
            <span aria-hidden="true">{t('photo.uploading')}</span>
          </div>
        ) : (
          <p className={css.help}>{t('photo.help', { size })}</p>
        )}
        {wrong && !busy && (
          <p className={css.error} role="alert">
            {wrong}{' '}
            {upload.again && (
              <Button size="small" onClick={upload.again}>
                {t('common:action.retry')}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
