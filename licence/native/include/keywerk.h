/*
 * libkeywerk: reads Keywerk licence files and licence requests, and says whether a licence is valid here and now, as
 * licence/FORMAT.md describes it. No network, no configuration, no global state.
 *
 * Conventions, the same everywhere:
 *
 * - Objects are opaque and come from the function whose last argument is a pointer to one; each has its kw_free_… function,
 *   which takes NULL too. Such a function answers KW_OK and an object, or another KW_… error and NULL.
 * - Texts are UTF-8. Those handed in are copied. Those handed out end with a zero byte, belong to the object they were asked
 *   of and live until it is freed; those of functions without an object live for ever. NULL: there is none. A character
 *   U+0000 within a text (files may hold it) is handed out as U+FFFD.
 * - Codes and states are the words of FORMAT.md ("licence.signature", "grace"). Days are "YYYY-MM-DD", times
 *   "YYYY-MM-DDThh:mm:ssZ", both UTC; addresses 12 upper-case hex digits.
 * - Yes and no are 1 and 0. Numbers of what there is not are -1. Counting begins with 0; an index beyond the last one, and
 *   NULL for an object, answer NULL, -1 or 0.
 * - An object is used by one thread at a time; different objects by different threads at once. Several threads that verify
 *   at once open a verifier each.
 * - File paths are UTF-8 on every system, also on Windows. Files are written whole or not at all.
 */
#ifndef KEYWERK_H
#define KEYWERK_H

#include <stdint.h>

#if defined(_WIN32) && defined(KW_SHARED)
#ifdef KW_BUILDING
#define KW_API __declspec(dllexport)
#else
#define KW_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define KW_API __attribute__((visibility("default")))
#else
#define KW_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* --- the library ------------------------------------------------------------------------------------------------------ */

/* Rises when something that was there works otherwise or is gone; new functions leave it as it is. */
#define KW_ABI_VERSION 1
/* The version this header belongs to. */
#define KW_VERSION "0.9.0"

/* What a function answers that can fail. */
enum {
  KW_OK = 0,
  KW_WRONG_CALL = 1,   /* an argument is missing, or not what it must be */
  KW_NO_MEMORY = 2,
  KW_NO_KEY_SET = 3,   /* the text is no JWK set, or has more than 1 MiB */
  KW_CANNOT_READ = 4,  /* a file is not there or cannot be read */
  KW_CANNOT_WRITE = 5, /* a file cannot be written */
  KW_OLDER = 6         /* what the file holds already is newer, and stays */
};

/* KW_ABI_VERSION of the library that is loaded. */
KW_API int32_t kw_abi_version(void);
/* KW_VERSION of the library that is loaded. */
KW_API const char *kw_version(void);
/* What computes signatures and hashes: "built-in" or "libcrypto". */
KW_API const char *kw_cryptography(void);

/* An error above as a sentence. `language` is "de" or begins so ("de-AT"); everything else, and NULL, is English. */
KW_API const char *kw_error_text(int32_t error, const char *language);
/*
 * The sentence of a code. What it says of the case at hand stands in braces ("{end}"); kw_verdict_reason_text and its
 * neighbours have it filled in. NULL for a code that does not exist.
 */
KW_API const char *kw_reason_text(const char *code, const char *language);
/* All codes there are. */
KW_API int32_t kw_reason_code_count(void);
KW_API const char *kw_reason_code(int32_t index);

/* --- a verifier: the vendor's keys ------------------------------------------------------------------------------------ */

typedef struct kw_verifier kw_verifier;

/* `keys` is the JWK set as the portal publishes it (keys.json). What is no key worth asking is passed over. */
KW_API int32_t kw_open(const char *keys, uint64_t length, kw_verifier **verifier);
/* How many keys are trusted, revoked ones included: those of kw_open and those that status answers added. */
KW_API int32_t kw_key_count(const kw_verifier *verifier);
KW_API const char *kw_key_id(const kw_verifier *verifier, int32_t index);
/* The public key: 43 characters of base64url. */
KW_API const char *kw_key_x(const kw_verifier *verifier, int32_t index);
/* As it is published ("active", "revoked" …); "" where none is. A status answer may change it: then it is asked for anew. */
KW_API const char *kw_key_status(const kw_verifier *verifier, int32_t index);
KW_API void kw_free(kw_verifier *verifier);

/* --- this machine ----------------------------------------------------------------------------------------------------- */

typedef struct kw_machine kw_machine;

/*
 * Reads what the machine the program runs on is known by. `token_file` is the token of a container; NULL: the usual
 * /run/secrets/keywerk-token. What cannot be read is no error: see kw_machine_unread_count.
 */
KW_API int32_t kw_machine_traits(const char *token_file, kw_machine **machine);
KW_API const char *kw_machine_name(const kw_machine *machine);
KW_API const char *kw_machine_operating_system(const kw_machine *machine);
/* "physical", "virtual" or "container". */
KW_API const char *kw_machine_profile(const kw_machine *machine);
KW_API int32_t kw_machine_is_virtual(const kw_machine *machine);
/* What speaks for a virtual machine ("VMware"); NULL: nothing. */
KW_API const char *kw_machine_virtual_hint(const kw_machine *machine);
/* Whether the session comes over a terminal server. */
KW_API int32_t kw_machine_is_terminal_session(const kw_machine *machine);
/* All network cards, those that go with the machine first. */
KW_API int32_t kw_machine_card_count(const kw_machine *machine);
KW_API const char *kw_machine_card_mac(const kw_machine *machine, int32_t index);
KW_API int32_t kw_machine_card_is_physical(const kw_machine *machine, int32_t index);
/* The traits that were read: "smbios", "machine", "disk", "mac" (once for each card), "name", "domain", "token". */
KW_API int32_t kw_machine_trait_count(const kw_machine *machine);
KW_API const char *kw_machine_trait_kind(const kw_machine *machine, int32_t index);
/* The value itself. It stays on the machine: files hold hashes. */
KW_API const char *kw_machine_trait_value(const kw_machine *machine, int32_t index);
/* The trait's hash with the vendor's salt (22 characters) into 44 bytes: 43 characters and a zero byte. */
KW_API int32_t kw_machine_trait_hash(const kw_machine *machine, int32_t index, const char *salt, char *hash);
/* The kinds that could not be read, and why: "rights" (only an administrator may), "none", "placeholder". */
KW_API int32_t kw_machine_unread_count(const kw_machine *machine);
KW_API const char *kw_machine_unread_kind(const kw_machine *machine, int32_t index);
KW_API const char *kw_machine_unread_reason(const kw_machine *machine, int32_t index);
KW_API void kw_free_machine(kw_machine *machine);

/* --- the circumstances in which a licence is looked at ---------------------------------------------------------------- */

typedef struct kw_circumstances kw_circumstances;

/* No machine, no version of a program, no clock file, and the time of the system's clock. */
KW_API int32_t kw_circumstances_new(kw_circumstances **circumstances);
/* Takes this machine as it is read now: names, addresses, traits, and whether it is a virtual one. */
KW_API int32_t kw_circumstances_this_machine(kw_circumstances *circumstances);
/* The same of a machine that was read before. */
KW_API int32_t kw_circumstances_machine(kw_circumstances *circumstances, const kw_machine *machine);
/* Seconds since 1970, up to 9999-12-30; 0: the system's clock at each verification. With a time given no clock file is written. */
KW_API int32_t kw_circumstances_now(kw_circumstances *circumstances, int64_t seconds);
/*
 * A machine by what it is known by; each of the three may be called up to 64 times, and with any of them the licence is checked against a
 * machine. An address is spelled as FORMAT.md allows; what is none is KW_WRONG_CALL. Names are handed over in composed form (NFC).
 * A trait's value that is none of its kind is one the machine does not tell.
 */
KW_API int32_t kw_circumstances_add_mac(kw_circumstances *circumstances, const char *mac);
KW_API int32_t kw_circumstances_add_name(kw_circumstances *circumstances, const char *name);
KW_API int32_t kw_circumstances_add_trait(kw_circumstances *circumstances, const char *kind, const char *value);
/* There is a machine, even where nothing else is said of it, and whether it is a virtual one. */
KW_API int32_t kw_circumstances_virtual(kw_circumstances *circumstances, int32_t is_virtual);
/* The major version of the program that asks, 1 to 999; 0: not asked. */
KW_API int32_t kw_circumstances_product_version(kw_circumstances *circumstances, int32_t version);
/*
 * The clock file that keeps the latest time seen. `machine` is 1 to 255 characters that stay the same on this machine and
 * differ on others; NULL: /etc/machine-id, else the computer name in small letters, as keywerk-licence does. `path` NULL: none any more.
 */
KW_API int32_t kw_circumstances_clock(kw_circumstances *circumstances, const char *path, const char *machine);
KW_API void kw_free_circumstances(kw_circumstances *circumstances);

/* --- licences --------------------------------------------------------------------------------------------------------- */

typedef struct kw_verdict kw_verdict;

/*
 * Is this file a valid licence? `circumstances` may be NULL: those of kw_circumstances_new. KW_CANNOT_WRITE when the clock
 * file could not be kept: then there is no answer. The bytes are copied.
 */
KW_API int32_t kw_verify_licence(const kw_verifier *verifier, const uint8_t *licence, uint64_t length,
  const kw_circumstances *circumstances, kw_verdict **verdict);
/* The same of a file. */
KW_API int32_t kw_verify_file(const kw_verifier *verifier, const char *path, const kw_circumstances *circumstances,
  kw_verdict **verdict);
KW_API void kw_free_verdict(kw_verdict *verdict);

/* 1: no reason speaks against it (also in its grace). */
KW_API int32_t kw_verdict_is_valid(const kw_verdict *verdict);
/* The first reason, or "valid". */
KW_API const char *kw_verdict_code(const kw_verdict *verdict);
/* Every reason against the licence, in order. */
KW_API int32_t kw_verdict_reason_count(const kw_verdict *verdict);
KW_API const char *kw_verdict_reason(const kw_verdict *verdict, int32_t index);
/* The same as a sentence, with what it says of this licence filled in. */
KW_API const char *kw_verdict_reason_text(const kw_verdict *verdict, int32_t index, const char *language);
/* What is told to the user although it does not speak against the licence: it ends soon, is in its grace … */
KW_API int32_t kw_verdict_note_count(const kw_verdict *verdict);
KW_API const char *kw_verdict_note(const kw_verdict *verdict, int32_t index);
KW_API const char *kw_verdict_note_text(const kw_verdict *verdict, int32_t index, const char *language);

/* Whether the file could be read. If not, all that follows is NULL, -1 or 0. */
KW_API int32_t kw_verdict_is_read(const kw_verdict *verdict);
/* Whether the signature holds. If not, nothing of what follows is worth anything. */
KW_API int32_t kw_verdict_is_genuine(const kw_verdict *verdict);
/* "notYet", "valid", "warning", "grace" or "expired". */
KW_API const char *kw_verdict_state(const kw_verdict *verdict);
/* -1: the licence has no end. */
KW_API int64_t kw_verdict_days_left(const kw_verdict *verdict);
KW_API int64_t kw_verdict_grace_left(const kw_verdict *verdict);
/* What became of each kind of trait the licence looks at: "holds", "changed", "unread" or "unrecorded". */
KW_API int32_t kw_verdict_trait_count(const kw_verdict *verdict);
KW_API const char *kw_verdict_trait_kind(const kw_verdict *verdict, int32_t index);
KW_API const char *kw_verdict_trait_outcome(const kw_verdict *verdict, int32_t index);
/* The latest time the clock file holds now, in seconds since 1970; -1 without a clock file. */
KW_API int64_t kw_verdict_seen(const kw_verdict *verdict);

/* --- what the licence says -------------------------------------------------------------------------------------------- */

KW_API int32_t kw_verdict_format(const kw_verdict *verdict);
KW_API const char *kw_verdict_serial(const kw_verdict *verdict);
KW_API int32_t kw_verdict_generation(const kw_verdict *verdict);
/* The serial it replaces; NULL: none. */
KW_API const char *kw_verdict_supersedes(const kw_verdict *verdict);
/* The place in the issuance ledger, and the hash of the entry before it; -1, NULL: outside any. */
KW_API int64_t kw_verdict_ledger_position(const kw_verdict *verdict);
KW_API const char *kw_verdict_ledger_previous(const kw_verdict *verdict);
KW_API const char *kw_verdict_key_id(const kw_verdict *verdict);
KW_API const char *kw_verdict_issued(const kw_verdict *verdict);
KW_API const char *kw_verdict_issuer(const kw_verdict *verdict);
/* The customer number; NULL: none. */
KW_API const char *kw_verdict_agreement(const kw_verdict *verdict);
KW_API const char *kw_verdict_licensee(const kw_verdict *verdict);
/* The key of the product; the program compares it with its own. */
KW_API const char *kw_verdict_product(const kw_verdict *verdict);
KW_API const char *kw_verdict_product_title(const kw_verdict *verdict);
KW_API int32_t kw_verdict_version(const kw_verdict *verdict);
/* "single", "network", "student" or "trial". */
KW_API const char *kw_verdict_type(const kw_verdict *verdict);
KW_API const char *kw_verdict_start(const kw_verdict *verdict);
/* NULL: unlimited. */
KW_API const char *kw_verdict_end(const kw_verdict *verdict);
KW_API int32_t kw_verdict_grace_days(const kw_verdict *verdict);
KW_API int32_t kw_verdict_warn_days(const kw_verdict *verdict);
KW_API int32_t kw_verdict_is_emergency(const kw_verdict *verdict);
/* -1: a clock that was set back is never objected to. */
KW_API int32_t kw_verdict_clock_hours(const kw_verdict *verdict);
/* "mac", "name", "both", "triade", "unbound" or "traits". */
KW_API const char *kw_verdict_binding(const kw_verdict *verdict);
KW_API int32_t kw_verdict_server_count(const kw_verdict *verdict);
/* NULL: not bound to a name, or to an address. */
KW_API const char *kw_verdict_server_name(const kw_verdict *verdict, int32_t index);
KW_API const char *kw_verdict_server_mac(const kw_verdict *verdict, int32_t index);
KW_API int32_t kw_verdict_port(const kw_verdict *verdict);
KW_API int32_t kw_verdict_allows_terminal_server(const kw_verdict *verdict);
KW_API int32_t kw_verdict_allows_virtual_server(const kw_verdict *verdict);
/* Of a licence that is bound to traits: the vendor's salt, the recorded sort of machine, and how many must hold; NULL, NULL, 0. */
KW_API const char *kw_verdict_salt(const kw_verdict *verdict);
KW_API const char *kw_verdict_profile(const kw_verdict *verdict);
KW_API int32_t kw_verdict_traits_needed(const kw_verdict *verdict);
/* The kinds it looks at, and the hashes recorded of them. */
KW_API int32_t kw_verdict_bound_kind_count(const kw_verdict *verdict);
KW_API const char *kw_verdict_bound_kind(const kw_verdict *verdict, int32_t index);
KW_API int32_t kw_verdict_bound_hash_count(const kw_verdict *verdict);
KW_API const char *kw_verdict_bound_hash_kind(const kw_verdict *verdict, int32_t index);
KW_API const char *kw_verdict_bound_hash(const kw_verdict *verdict, int32_t index);
/*
 * The SHA-256 of the whole file, 43 characters of base64url: what a status answer names it by. Of unreadable files too; of one of
 * more than 1 MiB it is that of its first 1,048,577 bytes.
 */
KW_API const char *kw_verdict_sha256(const kw_verdict *verdict);

/* The modules in the order of the file: a tree, each behind the one it belongs to. */
KW_API int32_t kw_verdict_module_count(const kw_verdict *verdict);
KW_API const char *kw_verdict_module_name(const kw_verdict *verdict, int32_t index);
/* The index of the module it belongs to; -1: none. */
KW_API int32_t kw_verdict_module_parent(const kw_verdict *verdict, int32_t index);
/* Of a module of level 1, the name of the one it depends on; NULL: none. */
KW_API const char *kw_verdict_module_needs(const kw_verdict *verdict, int32_t index);
KW_API int32_t kw_verdict_module_level(const kw_verdict *verdict, int32_t index);
/* "counted", "uncounted" or "dependency". */
KW_API const char *kw_verdict_module_counting(const kw_verdict *verdict, int32_t index);
/* The seats of a counted module, 0 to 100; -1 of any other. */
KW_API int32_t kw_verdict_module_seats(const kw_verdict *verdict, int32_t index);
/* NULL: from the start of the licence. */
KW_API const char *kw_verdict_module_start(const kw_verdict *verdict, int32_t index);
/* NULL: permanent. */
KW_API const char *kw_verdict_module_end(const kw_verdict *verdict, int32_t index);
/* -1: no test version. */
KW_API int32_t kw_verdict_module_test(const kw_verdict *verdict, int32_t index);
KW_API int32_t kw_verdict_module_is_student(const kw_verdict *verdict, int32_t index);
KW_API int32_t kw_verdict_module_may_edit(const kw_verdict *verdict, int32_t index);
KW_API int32_t kw_verdict_module_may_connect(const kw_verdict *verdict, int32_t index);
/* Whether the program unlocks it: the licence is valid, and the module has begun and is not over, its grace counted. */
KW_API int32_t kw_verdict_module_is_open(const kw_verdict *verdict, int32_t index);
/* The first module of that name at `from` or behind it; -1: none. */
KW_API int32_t kw_verdict_find_module(const kw_verdict *verdict, const char *name, int32_t from);

/* --- licence requests ------------------------------------------------------------------------------------------------- */

typedef struct kw_request kw_request;

/* Reads a licence request (.id). Of one that is refused there is an object too, which says why. */
KW_API int32_t kw_read_request(const uint8_t *bytes, uint64_t length, kw_request **request);
KW_API void kw_free_request(kw_request *request);
/* Why it is refused ("host.field"); NULL: it is read. Then all that follows is NULL, -1 or 0. */
KW_API const char *kw_request_refusal(const kw_request *request);
/* The field of "host.field"; else NULL. */
KW_API const char *kw_request_field(const kw_request *request);
/* The refusal as a sentence; NULL: it is read. */
KW_API const char *kw_request_refusal_text(const kw_request *request, const char *language);
KW_API const char *kw_request_product(const kw_request *request);
KW_API int32_t kw_request_version(const kw_request *request);
/* NULL for a text that is left out, here and below. */
KW_API const char *kw_request_build(const kw_request *request);
/* "single" or "network"; NULL: another text, or none. */
KW_API const char *kw_request_installation_type(const kw_request *request);
KW_API const char *kw_request_installation_type_text(const kw_request *request);
KW_API const char *kw_request_operating_system(const kw_request *request);
KW_API const char *kw_request_created(const kw_request *request);
/* The day where the file was made. */
KW_API const char *kw_request_created_on(const kw_request *request);
KW_API const char *kw_request_customer_number(const kw_request *request);
KW_API const char *kw_request_company(const kw_request *request);
KW_API const char *kw_request_salutation(const kw_request *request);
KW_API const char *kw_request_first_name(const kw_request *request);
KW_API const char *kw_request_last_name(const kw_request *request);
KW_API const char *kw_request_email(const kw_request *request);
KW_API int32_t kw_request_is_terminal_server(const kw_request *request);
KW_API int32_t kw_request_is_virtual_server(const kw_request *request);
KW_API int32_t kw_request_port(const kw_request *request);
KW_API const char *kw_request_server_id(const kw_request *request);
KW_API const char *kw_request_server_name(const kw_request *request);
/* One to three machines, in the order of their index. */
KW_API int32_t kw_request_host_count(const kw_request *request);
KW_API const char *kw_request_host_name(const kw_request *request, int32_t index);
KW_API const char *kw_request_host_mac(const kw_request *request, int32_t index);
/* Of schema 2: the salt, the sort of machine and the hashes of its traits. */
KW_API const char *kw_request_salt(const kw_request *request);
KW_API const char *kw_request_profile(const kw_request *request);
KW_API int32_t kw_request_trait_count(const kw_request *request);
KW_API const char *kw_request_trait_kind(const kw_request *request, int32_t index);
KW_API const char *kw_request_trait_hash(const kw_request *request, int32_t index);

/* --- status answers --------------------------------------------------------------------------------------------------- */

typedef struct kw_status kw_status;

/*
 * Reads the portal's signed answer to what has become of a licence. The library has no network code: the program fetches the answer with
 * what it has. `licence` is the verdict of that licence; the file must have been read, valid or not, else KW_WRONG_CALL.
 * Of an answer that is refused there is an object too, which says why, and the verifier stays as it was.
 * An accepted one adds its keys to those the verifier trusts: a key once trusted stays, and one that either calls revoked is revoked.
 * A licence that was refused for an unknown key is then verified anew.
 */
KW_API int32_t kw_read_status(kw_verifier *verifier, const kw_verdict *licence, const uint8_t *answer, uint64_t length,
  kw_status **status);
KW_API void kw_free_status(kw_status *status);
/* "status.unreadable", "status.other", "status.signature" or "status.unknownKey"; NULL: accepted. */
KW_API const char *kw_status_refusal(const kw_status *status);
KW_API const char *kw_status_refusal_text(const kw_status *status, const char *language);
/* "current", "superseded", "suspended" or "moved"; NULL for an answer that is refused, here and below. */
KW_API const char *kw_status_state(const kw_status *status);
/* The serial of the licence in its place; NULL: none. */
KW_API const char *kw_status_successor(const kw_status *status);
KW_API const char *kw_status_at(const kw_status *status);
/* The same in seconds since 1970. */
KW_API int64_t kw_status_at_seconds(const kw_status *status);
/* How many seconds old the answer is at `now` (0: the system's clock); less than 0 where the clock is behind the portal's. */
KW_API int64_t kw_status_age(const kw_status *status, int64_t now);

/*
 * Keeps an accepted answer in a file, one for each licence. KW_OLDER when the file holds a newer answer about this licence that the
 * verifier accepts: that one stays.
 */
KW_API int32_t kw_save_status(kw_verifier *verifier, const kw_verdict *licence, const kw_status *status, const char *path);
/* Reads the answer kept there as kw_read_status does. KW_CANNOT_READ: there is none. */
KW_API int32_t kw_load_status(kw_verifier *verifier, const kw_verdict *licence, const char *path, kw_status **status);

#ifdef __cplusplus
}
#endif

#endif
