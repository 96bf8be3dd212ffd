/** The box that selects a row: the browser's own, in Material's dress, as a page shows a hundred of them. */
import type { GridSlotProps } from '@mui/x-data-grid';
import css from './rowCheckbox.module.css';

type Props = GridSlotProps['baseCheckbox'];

export function RowCheckbox({
  checked,
  indeterminate = false,
  disabled,
  tabIndex,
  className,
  inputRef: _,
  slotProps,
  onChange,
  onClick,
  onKeyDown,
}: Props) {
  const { ref: __, ...own } = slotProps?.htmlInput ?? {};
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate;
  };
  return (
    <span className={`${css.place} ${className ?? ''}`}>
      <input
        {...own}
        ref={mark}
        type="checkbox"
        className={css.box}
        checked={checked ?? false}
        disabled={disabled}
        tabIndex={tabIndex}
        onChange={onChange}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}
