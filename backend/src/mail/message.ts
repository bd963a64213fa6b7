export interface Person {
  name: string;
  address: string;
}

export interface Attachment {
  fileName: string;
  contentType: string;
  bytes: Buffer;
  /** The id of a picture in the HTML: `cid:<contentId>`. */
  contentId?: string;
}

/** A mail that is ready to send: the same in HTML and in text. */
export interface Message {
  from: Person;
  to: Person;
  replyTo: Person;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
  /** Of a newsletter: an address that signs its reader out by a POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** Message-IDs of the mails before it in the same conversation, oldest first; the last one is answered. */
  references?: readonly string[];
}

/** Sends messages: by SMTP, or into a folder. */
export interface Transport {
  /**
   * @param messageId the same in every try, so that a mail that was sent twice can be recognised @throws when sending
   * failed
   */
  send(message: Message, messageId: string): Promise<void>;
  /** True for a folder: what it takes reaches no recipient. */
  keepsMails?: boolean;
  close(): void;
}
