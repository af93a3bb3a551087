/** The staff inbox. */
export const notifications = {
  title: 'Notifications',
  lead: 'What happened that staff should know. The inbox is shared: what one of you has read, all have.',
  list: 'Notifications, newest first',
  none: 'No notifications.',
  failed: 'Failed to load notifications',
  unread: 'Unread',
  readOn: 'Read {time}',
  markRead: 'Mark read',
  markReadOf: 'Mark read: {title}',
  markAll: 'Mark all read',
  marking: 'Marking…',
  nothingUnread: 'Nothing is unread.',
  markFailed: 'Unable to mark it read',
  show: 'Show',
  columns: { notice: 'Notification', when: 'When', state: 'State', action: 'Action' },
  back: 'Admin home',
} as const
