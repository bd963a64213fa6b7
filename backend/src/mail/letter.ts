export interface Person {
  name: string;
  address: string;
}

export interface Attachment {
  fileName: string;
  contentType: string;
  bytes: Buffer;
  /** Of a picture that the HTML shows: `cid:<contentId>`. */
  contentId?: string;
}

/** A mail that is ready to go: the same in HTML and in text. */
export interface Letter {
  from: Person;
  to: Person;
  replyTo: Person;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

/** What carries letters: SMTP, or a folder. */
export interface Transport {
  /** @param messageId stable over tries, so that a mail that went out twice can be told @throws when it did not go */
  send(letter: Letter, messageId: string): Promise<void>;
  close(): void;
}
