const SPRING_FRAMEWORK = 'org.springframework';
const WEB = `${SPRING_FRAMEWORK}.web`;
const ANNOTATION = `${WEB}.bind.annotation`;

/** The names of annotations whose fields the example sets. */
const annotation = (name: string, fields = '') => `public @interface ${name} {${fields}}`;

/**
 * Declarations of the classes that the Spring Boot example uses, written after their documentation, so that
 * javac can check the example without Spring: names, parameters and results, nothing that runs. By full name.
 */
export const SPRING: Readonly<Record<string, string>> = {
  'jakarta.servlet.FilterChain': `public interface FilterChain {
    void doFilter(jakarta.servlet.http.HttpServletRequest request,
        jakarta.servlet.http.HttpServletResponse response)
        throws java.io.IOException, ServletException;
  }`,
  'jakarta.servlet.ServletException': 'public class ServletException extends Exception {}',
  'jakarta.servlet.http.HttpServletRequest': `public interface HttpServletRequest {
    String getContentType();
    long getContentLengthLong();
  }`,
  'jakarta.servlet.http.HttpServletResponse': `public interface HttpServletResponse {
    void setStatus(int status);
    void setContentType(String type);
    java.io.PrintWriter getWriter() throws java.io.IOException;
  }`,
  'org.slf4j.Logger': 'public interface Logger { void error(String format, Object value); }',
  'org.slf4j.LoggerFactory':
    'public class LoggerFactory { public static Logger getLogger(Class<?> type) { return null; } }',
  [`${SPRING_FRAMEWORK}.beans.factory.annotation.Value`]: annotation('Value', 'String value();'),
  [`${SPRING_FRAMEWORK}.boot.SpringApplication`]: `public class SpringApplication {
    public static Object run(Class<?> type, String... args) { return null; }
  }`,
  [`${SPRING_FRAMEWORK}.boot.autoconfigure.SpringBootApplication`]:
    annotation('SpringBootApplication'),
  [`${SPRING_FRAMEWORK}.http.HttpStatusCode`]: 'public interface HttpStatusCode { int value(); }',
  [`${SPRING_FRAMEWORK}.http.HttpStatus`]: `public enum HttpStatus implements HttpStatusCode {
    BAD_REQUEST, UNSUPPORTED_MEDIA_TYPE, BAD_GATEWAY;
    public int value() { return 0; }
  }`,
  [`${SPRING_FRAMEWORK}.http.MediaType`]: `public class MediaType {
    public static final String MULTIPART_FORM_DATA_VALUE = "multipart/form-data";
    public static final String APPLICATION_JSON_VALUE = "application/json";
    public static final MediaType APPLICATION_JSON = new MediaType();
  }`,
  [`${SPRING_FRAMEWORK}.http.ResponseEntity`]: `public class ResponseEntity<T> {
    public interface BodyBuilder {
      BodyBuilder contentType(MediaType type);
      <T> ResponseEntity<T> body(T body);
    }
    public static BodyBuilder status(int status) { return null; }
  }`,
  [`${SPRING_FRAMEWORK}.http.client.ClientHttpRequestFactory`]:
    'public interface ClientHttpRequestFactory {}',
  [`${SPRING_FRAMEWORK}.http.client.SimpleClientHttpRequestFactory`]: `public class SimpleClientHttpRequestFactory
      implements ClientHttpRequestFactory {
    public void setConnectTimeout(java.time.Duration time) {}
    public void setReadTimeout(java.time.Duration time) {}
  }`,
  [`${SPRING_FRAMEWORK}.stereotype.Component`]: annotation('Component'),
  [`${ANNOTATION}.ExceptionHandler`]: annotation(
    'ExceptionHandler',
    'Class<? extends Throwable>[] value() default {};',
  ),
  [`${ANNOTATION}.PostMapping`]: annotation(
    'PostMapping',
    'String[] value() default {}; String[] path() default {}; String[] consumes() default {};',
  ),
  [`${ANNOTATION}.RequestBody`]: annotation('RequestBody'),
  [`${ANNOTATION}.RequestParam`]: annotation('RequestParam', 'String value() default "";'),
  [`${ANNOTATION}.RestController`]: annotation('RestController'),
  [`${ANNOTATION}.RestControllerAdvice`]: annotation('RestControllerAdvice'),
  [`${WEB}.client.RestClientException`]:
    'public class RestClientException extends RuntimeException {}',
  [`${WEB}.client.RestClient`]: `public interface RestClient {
    interface Builder {
      Builder baseUrl(String url);
      Builder requestFactory(org.springframework.http.client.ClientHttpRequestFactory factory);
      Builder defaultHeader(String name, String... values);
      RestClient build();
    }
    interface ResponseSpec { <T> T body(Class<T> type); }
    interface RequestBodySpec {
      RequestBodySpec contentType(org.springframework.http.MediaType type);
      RequestBodySpec body(Object body);
      ResponseSpec retrieve();
    }
    interface RequestBodyUriSpec extends RequestBodySpec {
      RequestBodySpec uri(String uri, Object... variables);
    }
    RequestBodyUriSpec post();
    static Builder builder() { return null; }
  }`,
  [`${WEB}.filter.OncePerRequestFilter`]: `public abstract class OncePerRequestFilter {
    protected abstract void doFilterInternal(jakarta.servlet.http.HttpServletRequest request,
        jakarta.servlet.http.HttpServletResponse response, jakarta.servlet.FilterChain chain)
        throws jakarta.servlet.ServletException, java.io.IOException;
  }`,
  [`${WEB}.multipart.MaxUploadSizeExceededException`]:
    'public class MaxUploadSizeExceededException extends RuntimeException {}',
  [`${WEB}.multipart.MultipartFile`]: `public interface MultipartFile {
    String getContentType();
    String getOriginalFilename();
    long getSize();
  }`,
  [`${WEB}.server.ResponseStatusException`]: `public class ResponseStatusException extends RuntimeException {
    public ResponseStatusException(org.springframework.http.HttpStatusCode status, String reason) {}
    public org.springframework.http.HttpStatusCode getStatusCode() { return null; }
    public String getReason() { return null; }
  }`,
  [`${WEB}.servlet.config.annotation.CorsRegistration`]: `public class CorsRegistration {
    public CorsRegistration allowedOrigins(String... origins) { return this; }
    public CorsRegistration allowedMethods(String... methods) { return this; }
    public CorsRegistration allowedHeaders(String... headers) { return this; }
  }`,
  [`${WEB}.servlet.config.annotation.CorsRegistry`]: `public class CorsRegistry {
    public CorsRegistration addMapping(String path) { return null; }
  }`,
  [`${WEB}.servlet.config.annotation.WebMvcConfigurer`]: `public interface WebMvcConfigurer {
    default void addCorsMappings(CorsRegistry registry) {}
  }`,
  [`${WEB}.servlet.mvc.method.annotation.SseEmitter`]: `public class SseEmitter {
    public SseEmitter(Long timeout) {}
    public void send(Object data, org.springframework.http.MediaType type)
        throws java.io.IOException {}
    public void complete() {}
    public void completeWithError(Throwable error) {}
  }`,
};
