type News = 'in' | 'out'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('keywerk-session')

/** Tells this browser's other tabs that somebody signed in or out. */
export const tellTabs = (news: News): void => channel?.postMessage(news)

export const onOtherTab = (listen: (news: News) => void): void =>
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => listen(data))
