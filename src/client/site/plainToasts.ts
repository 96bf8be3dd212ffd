/** Toasts of the public site, without a library: what the app was saying as it led here. */
import type { Carried } from '../services/noticeTransfer';
import { toast } from '../ui/constants';
import css from './plainToasts.module.css';

/** Goes by itself after a while, but not from under a mouse or the keyboard's focus. */
const passing = (shown: HTMLElement): void => {
  let timer: ReturnType<typeof setTimeout>;
  const go = () => void (timer = setTimeout(() => shown.remove(), toast.duration));
  const stay = () => clearTimeout(timer);
  shown.addEventListener('mouseenter', stay);
  shown.addEventListener('focusin', stay);
  shown.addEventListener('mouseleave', go);
  shown.addEventListener('focusout', go);
  go();
};

const toastOf = ({ text, variant }: Carried, close: string): HTMLElement => {
  const shown = document.createElement('div');
  shown.className = css['toast']!;
  shown.dataset['tone'] = variant;
  const words = document.createElement('span');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', close);
  button.addEventListener('click', () => shown.remove());
  shown.append(words, button);
  return shown;
};

/** @param close what the button is called that sends one away */
export function showNotices(notices: readonly Carried[], close: string): void {
  for (const role of ['status', 'alert'] as const) {
    const said = notices.filter(({ variant }) => (variant === 'danger') === (role === 'alert'));
    if (said.length === 0) continue;
    const place = document.createElement('div');
    place.className = css['place']!;
    place.setAttribute('role', role);
    document.body.append(place);
    for (const notice of said) {
      const shown = toastOf(notice, close);
      place.append(shown);
      passing(shown);
    }
  }
}
