/** Goes where a flow or a screen leads. Only this saga navigates, so a log that is played again goes nowhere. */
import { takeEvery } from 'typed-redux-saga';
import { wentTo } from '../../storeKit/followUps';
import type { FlowParts } from '../flowParts';

const saga = ({ navigate }: FlowParts) =>
  function* () {
    yield* takeEvery(wentTo, ({ payload }) => navigate(payload));
  };

export const navigation = { saga };
