/** @jest-environment node */
/** What browsers call themselves, and what people call them. */
import { deviceOf } from '#client/areas/identity/screens/profile/device';

const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36`, 'Chrome', 'Windows', 'computer'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/148.0.0.0`, 'Edge', 'Windows', 'computer'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows', 'computer'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/148.0.0.0 Safari/537.36`,
    'Chrome',
    'Linux',
    'computer',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${chromium} Safari/537.36`, 'Chrome', 'ChromeOS', 'computer'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux', 'computer'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari',
    'macOS',
    'computer',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
  [`Mozilla/5.0 (Linux; Android 13; SM-X700) ${chromium} Safari/537.36`, 'Chrome', 'Android', 'tablet'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/148.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/143.0 Mobile/15E148 Safari/605.1.15',
    'Firefox',
    'iPad',
    'tablet',
  ],
  ['curl/8.5.0', 'curl', null, 'computer'],
  ['Mozilla/5.0', null, null, 'computer'],
  ['', null, null, 'computer'],
  [null, null, null, 'computer'],
])('%s', (userAgent, browser, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
});
