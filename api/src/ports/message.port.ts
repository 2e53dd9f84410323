/** One message to a member, as providers of 알림톡 and SMS take it. */
export interface Message {
  /** The same at every try. A provider sends the messages of one key once. */
  key: string;
  /** The template that is registered with the provider. */
  templateCode: string;
  /** Mobile number of the receiver, digits only. */
  receiver: string;
  /** Values of the template's `#{name}`. */
  variables: Readonly<Record<string, string>>;
  /** The template with its values, for receivers whom only an SMS reaches. */
  text: string;
  /** Address of the page that the message's button opens. */
  url: string;
}

/** A mail. Its texts may contain what a member or a seller has written: the adapter escapes them. */
export interface Email {
  /** The same at every try; the identity of the mail, by which mailboxes drop a second copy. */
  key: string;
  receiver: string;
  title: string;
  text: string;
  url: string;
  /** Of advertising only: the page where it can be refused. */
  refuseUrl?: string | undefined;
}

/** Where a browser's push service takes messages, and the keys that encrypt them for this browser. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** The same at every try: a browser shows the messages of one key once. */
  key: string;
  receiver: PushSubscription;
  title: string;
  text: string;
  /** Path of the page that it opens. */
  path: string;
}

/**
 * `sent`: taken over by the provider, now or at an earlier try. `refused`: never delivered, because nobody has the
 * number or its owner blocks the shop; another try has the same result.
 */
export type MessageOutcome = 'sent' | 'refused';

/** One way to reach members outside the shop. */
export interface NotificationChannel<M> {
  /** A failure or a missing answer is an error: the message is tried again with its key. */
  send(message: M, signal?: AbortSignal): Promise<MessageOutcome>;
  /** Of a simulated provider: the page that shows what it was asked to send. */
  readonly inboxPath?: string;
}

/** The provider that sends messages to members' phones. */
export type MessageSender = NotificationChannel<Message>;

/** The server that sends mails. */
export type EmailSender = NotificationChannel<Email>;

/** The browsers' push services. `refused` means that the subscription has ended. */
export interface PushSender extends NotificationChannel<PushMessage> {
  /** The shop's VAPID key, which browsers subscribe with. */
  publicKey(): string;
}
