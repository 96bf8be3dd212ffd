/** The Material theme: palette, type (LOK-1), measures (LOK-3), motion (LOK-4) and component defaults in both colour schemes. */
import { createTheme, type Components, type Theme } from '@mui/material/styles';
import { colorSchemeAttribute, modalAnimation } from './constants';
import { fontFamily, palettes, radius, type Palette } from './tokens';

const schemeOf = (colours: Palette) => ({
  palette: {
    primary: { main: colours.primary, dark: colours.primaryHover, light: colours.primarySoft, contrastText: colours.onPrimary },
    secondary: { main: colours.neutral, contrastText: colours.paper },
    error: { main: colours.danger, dark: colours.dangerHover, light: colours.dangerSoft, contrastText: colours.onDanger },
    success: { main: colours.success, light: colours.successSoft, contrastText: colours.paper },
    info: { main: colours.info, light: colours.infoSoft, contrastText: colours.paper },
    warning: { main: colours.warning, light: colours.warningSoft, contrastText: colours.paper },
    text: { primary: colours.ink, secondary: colours.muted },
    divider: colours.hairline,
    background: { default: colours.ground, paper: colours.paper },
    action: { hover: colours.hover },
  },
});

const heading = (size: number, lineHeight: number) => ({
  fontSize: `${size / 16}rem`,
  lineHeight,
  fontWeight: 700,
  letterSpacing: '-0.015em',
});

const typography = {
  fontFamily,
  fontSize: 14,
  h1: heading(32, 1.2),
  h2: heading(24, 1.3),
  h3: heading(20, 1.35),
  h4: { ...heading(16, 1.45), letterSpacing: '-0.005em' },
  h5: { ...heading(14, 1.5), letterSpacing: 0 },
  h6: { ...heading(13, 1.5), letterSpacing: 0 },
  subtitle1: { fontSize: '1rem', lineHeight: 1.5 },
  subtitle2: { fontSize: '0.8125rem', fontWeight: 600 },
  body1: { fontSize: '0.875rem', lineHeight: 1.57 },
  body2: { fontSize: '0.8125rem', lineHeight: 1.54 },
  button: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  caption: { fontSize: '0.75rem', lineHeight: 1.5 },
} as const;

const buttons: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: radius, paddingInline: 16, minHeight: 40, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 32, paddingInline: 12 },
      sizeLarge: { minHeight: 48, paddingInline: 20, fontSize: '1rem' },
      outlined: {
        borderColor: 'var(--hairline)',
        color: 'var(--ink)',
        backgroundColor: 'var(--paper)',
        '&:hover': { backgroundColor: 'var(--hover)' },
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: radius, color: 'inherit' } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 8, fontWeight: 600, fontSize: '0.75rem' } } },
  MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
};

const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 14, borderColor: 'var(--hairline)' } } },
  MuiMenu: {
    styleOverrides: {
      paper: { border: '1px solid var(--hairline)', boxShadow: 'var(--shadow)', borderRadius: 12, marginTop: 6 },
      list: { padding: 6 },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { borderRadius: 8, minHeight: 40, gap: 10, fontSize: '0.875rem' } } },
  MuiPopover: { styleOverrides: { paper: { border: '1px solid var(--hairline)', boxShadow: 'var(--shadow)', borderRadius: 12 } } },
  MuiAutocomplete: { styleOverrides: { paper: { border: '1px solid var(--hairline)', boxShadow: 'var(--shadow)', borderRadius: 12 } } },
  MuiDialog: {
    defaultProps: { transitionDuration: modalAnimation },
    styleOverrides: {
      paper: { borderRadius: 16, border: '1px solid var(--hairline)', boxShadow: 'var(--shadow)' },
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 700, padding: '20px 24px 8px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(6 14 13 / 0.48)' } } } },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 300 },
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--ink)',
        color: 'var(--paper)',
        fontSize: '0.75rem',
        fontWeight: 500,
        borderRadius: 8,
        padding: '6px 10px',
      },
      arrow: { color: 'var(--ink)' },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: radius,
        fontSize: '0.875rem',
        alignItems: 'center',
        color: 'var(--ink)',
        '&.MuiAlert-standard.MuiAlert-colorError': { backgroundColor: 'var(--danger-soft)' },
        '&.MuiAlert-standard.MuiAlert-colorWarning': { backgroundColor: 'var(--warning-soft)' },
        '&.MuiAlert-standard.MuiAlert-colorInfo': { backgroundColor: 'var(--info-soft)' },
        '&.MuiAlert-standard.MuiAlert-colorSuccess': { backgroundColor: 'var(--success-soft)' },
      },
      action: { alignItems: 'center', paddingTop: 0 },
    },
  },
};

const fields: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: radius,
        backgroundColor: 'var(--paper)',
        '&:hover:not(.Mui-error, .Mui-focused, .Mui-disabled) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
      },
      notchedOutline: { borderColor: 'var(--edge)' },
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontSize: '0.875rem' }, input: { '&::placeholder': { color: 'var(--muted)', opacity: 1 } } } },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: '0.8125rem' } } },
  MuiFormLabel: { styleOverrides: { root: { fontSize: '0.875rem' } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: { backgroundColor: 'var(--hover)', borderRadius: 6 } } },
};

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: colorSchemeAttribute },
  colorSchemes: { light: schemeOf(palettes.light), dark: schemeOf(palettes.dark) },
  typography,
  shape: { borderRadius: radius },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  transitions: {
    duration: { shortest: 150, shorter: 160, short: 180, standard: 200, complex: 200, enteringScreen: 200, leavingScreen: 150 },
  },
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineColor: 'var(--primary)', outlineWidth: 2, outlineOffset: 2 },
  components: { ...buttons, ...surfaces, ...fields },
});
