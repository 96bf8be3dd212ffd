/** Notifications: stored with the change that they report. An update can only mark one as read; the first time counts. */
import { notification } from '#shared/areas/identity/resources/notification';
import { defineServerResource } from '#server/repository/serverResource';

export const servedNotification = defineServerResource(notification, {
  changesWith: [],
  unaudited: true,
  hooks: {
    before: {
      update: async ({ now }, { read_at }, values) =>
        'read_at' in values ? { read_at: values['read_at'] && (read_at ?? now.toISOString()) } : values,
    },
  },
});
