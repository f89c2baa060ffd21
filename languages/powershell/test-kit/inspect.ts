import { inspectorOf } from '../../shared/test-kit/tree.ts';
import { decodePowershell } from './decode.ts';

/** What the parser of PowerShell sees; what its strings hold is decoded by the language's own rules. */
export const inspect = await inspectorOf('powershell', {
  comments: ['comment'],
  names: ['variable', 'simple_name', 'type_identifier', 'command_name'],
  strings: ['string_literal'],
  heldBy: ({ text }) => decodePowershell(text),
});
