/** The dialog to report a problem, with the look that the dashboard's frame would give it. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { Suspense } from 'react';
import { colorModeKey } from '../../ui/constants';
import { theme } from '../../ui/theme';
import { nonce } from '../nonce';
import { ReportDialog } from './lazyReport';

const cache = createCache({ key: 'nadi', ...(nonce && { nonce }) });

export const ErrorReport = (props: { open: boolean; onClose: () => void }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colorModeKey}>
      <Suspense fallback={null}>
        <ReportDialog {...props} />
      </Suspense>
    </ThemeProvider>
  </CacheProvider>
);
