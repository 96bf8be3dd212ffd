/** A password: hidden while it is typed, shown on demand. */
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { HideIcon, ShowIcon } from '#client/ui/icons';
import { PlainField } from '#client/ui/PlainField';

type Props = Omit<ComponentProps<typeof PlainField>, 'type' | 'end'>;

export function PasswordField(props: Props) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  return (
    <PlainField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button type="button" aria-pressed={shown} aria-label={t(shown ? 'login.hide' : 'login.show')} onClick={() => setShown(!shown)}>
          {shown ? <HideIcon size={20} strokeWidth={1.75} /> : <ShowIcon size={20} strokeWidth={1.75} />}
        </button>
      }
    />
  );
}
