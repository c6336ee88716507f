/** Why a notice did not arrive, in words that may stand in a log: no address, name or key in them. */
export class DeliveryError extends Error {
  override readonly name: string = 'DeliveryError';

  /** Messages of the network's errors hold names and addresses; their codes do not. */
  static because(error: unknown): DeliveryError {
    if (error instanceof DeliveryError) return error;
    if (!(error instanceof Error)) return new DeliveryError('no answer');
    return new DeliveryError('code' in error && typeof error.code === 'string' ? error.code : error.name);
  }
}

/** An address that we refuse to send to, with the part of it that is wrong. */
export class AddressRefused extends DeliveryError {
  override readonly name = 'AddressRefused';
  readonly part: 'protocol' | 'credentials' | 'hostname';

  constructor(part: AddressRefused['part']) {
    super(`the address is refused for its ${part}`);
    this.part = part;
  }
}

/** Throws unless the status says that all is well. A redirect is no delivery. */
export function expectSuccess(status: number): void {
  if (status < 200 || status > 299) throw new DeliveryError(`status ${status}`);
}
