/** The choice of the client that this tab works for. Rule: SUB-13. */
import { createSlice } from '@reduxjs/toolkit';
import { call, takeLeading } from 'typed-redux-saga';
import type { FlowParts } from '../flowParts';
import { intent, type FollowUp, type Intent } from '../../storeKit/intents';

const slice = createSlice({
  name: 'workplace',
  initialState: null,
  reducers: {
    choose: { prepare: (id: string, ...then: FollowUp[]) => intent({ id }, then), reducer: (_, __: Intent<{ id: string }>) => undefined },
  },
});

const saga = ({ workplace: tab }: FlowParts) =>
  function* () {
    yield* takeLeading(slice.actions.choose, function* ({ payload }) {
      yield* call([tab, tab.write], payload.id);
      // All that the page holds is of the client before.
      yield* call([tab, tab.restart]);
    });
  };

export const workplace = { name: slice.name, actions: slice.actions, saga };
