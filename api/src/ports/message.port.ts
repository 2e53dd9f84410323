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

/**
 * `sent`: taken over by the provider, now or at an earlier try. `refused`: never delivered, because nobody has the
 * number or its owner blocks the shop; another try has the same result.
 */
export type MessageOutcome = 'sent' | 'refused';

/** The provider that sends messages to members' phones. */
export interface MessageSender {
  /** A failure or a missing answer is an error: the message is tried again with its key. */
  send(message: Message, signal?: AbortSignal): Promise<MessageOutcome>;
}
